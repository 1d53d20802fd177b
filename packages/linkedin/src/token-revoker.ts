import type { TokenRevoker } from "@takt/domain/connections/ports/token-revoker";
import type { Log } from "@takt/domain/shared/log";
import { createLinkedInHttp } from "./http/linkedin-http";
import { TIMEOUTS } from "./timeouts";

export type TokenRevokerOptions = {
  /** Where LinkedIn's OAuth endpoints are, without a slash at its end or with one. */
  wwwUrl: string;
  clientId: string;
  clientSecret: string;
  log: Log;
  /** For the whole call, milliseconds. */
  deadline?: number;
};

/** Somebody waits for the answer, and without it everything is as it should be here. */
const DEADLINE_MS = 8_000;

/**
 * LinkedIn's `POST /oauth/v2/revoke` as the domain's port: a form of `client_id`, `client_secret` and `token`, answered
 * with an empty 200. Clients use it widely, but LinkedIn's documentation does not name it: best effort.
 */
export function createTokenRevoker(options: TokenRevokerOptions): TokenRevoker {
  const { clientId, clientSecret, log, deadline = DEADLINE_MS } = options;
  const send = createLinkedInHttp({ connectTimeout: Math.min(TIMEOUTS.connect, deadline) });
  const url = new URL(`${options.wwwUrl.replace(/\/+$/, "")}/oauth/v2/revoke`);

  return async function revokeToken(token) {
    const form = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, token });
    const exchange = await send({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
      deadline,
    });
    if (exchange.kind === "answered" && exchange.status === 200) return true;
    log.warn(
      "linkedin.token_not_revoked",
      exchange.kind === "answered" ? { status: exchange.status } : { code: exchange.code },
    );
    return false;
  };
}
