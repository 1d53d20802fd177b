import type { TokenCheck } from "@takt/domain/connections/ports/tokens";
import { createLinkedInHttp } from "./http/linkedin-http";
import { toReadFailure } from "./http/read-rest";
import { TIMEOUTS } from "./timeouts";

/**
 * Implements the domain's port with the smallest call that the app which publishes may make: `GET /v2/userinfo`, which has
 * no version (docs/linkedin-api.md, Sign-in and tokens). It waits `timeoutMs` at most, far less than other calls: a person
 * has pressed a button, and no answer leaves the connection as it is, so that little is lost by going on.
 */
export function createTokenCheck({
  apiUrl,
  timeoutMs = TIMEOUTS.tokenCheck,
}: {
  apiUrl: string;
  timeoutMs?: number;
}): TokenCheck {
  const send = createLinkedInHttp({ connectTimeout: TIMEOUTS.connect });
  const url = new URL(`${apiUrl.replace(/\/+$/, "")}/v2/userinfo`);

  return async function checkToken(token) {
    const headers = { authorization: `Bearer ${token}` };
    const result = await send({ method: "GET", url, headers, deadline: timeoutMs });
    if (result.kind === "answered" && result.status === 200) return { kind: "read", value: null };
    return toReadFailure(result, token);
  };
}
