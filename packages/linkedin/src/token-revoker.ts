import type { TokenRevoker } from "@takt/domain/connections/ports/tokens";
import type { Log } from "@takt/domain/shared/core-deps";
import { createLinkedInHttp } from "./http/linkedin-http";
import { TIMEOUTS } from "./timeouts";

export type TokenRevokerOptions = {
  /** Base URL of LinkedIn's OAuth endpoints, with or without a trailing slash. */
  wwwUrl: string;
  clientId: string;
  clientSecret: string;
  log: Log;
  /** Limit for the whole call, in milliseconds. */
  deadline?: number;
};

/** A user is waiting, and a failed revocation leaves everything correct on our side. */
const DEADLINE_MS = 8_000;

/**
 * Implements the domain's port with LinkedIn's `POST /oauth/v2/revoke`: a form of `client_id`, `client_secret` and
 * `token`, answered with an empty 200. The endpoint is undocumented but widely used (docs/linkedin-api.md, Sign-in
 * and tokens), so this is best effort.
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
