import type { Actor } from "../shared/actor";
import type { OauthDeps } from "./deps";
import { findClient } from "./find-client";
import type { Authorization } from "./model/authorization";
import { readParameter, readRequest, toAnswerUrl } from "./model/authorization-request";
import { OauthError } from "./model/oauth-error";
import { toMcpResource } from "./model/oauth-metadata";
import { isRegistered } from "./model/redirect-uri";

/**
 * Reads an authorization request (RFC 6749, 4.1.1): nothing is sent to a redirect URI that is not the client's own.
 * Refuses with `rate_exceeded`.
 */
export async function readAuthorization(
  deps: Pick<OauthDeps, "db" | "clock" | "appUrl" | "readClientDocument">,
  actor: Pick<Actor, "userId">,
  params: URLSearchParams,
): Promise<Authorization> {
  const client = await findClient(deps, actor, readOnce(params, "client_id"));
  if (!client) return { kind: "refused", reason: "client" };
  const redirectUri = readOnce(params, "redirect_uri");
  if (!isRegistered(redirectUri, client.redirectUris)) return { kind: "refused", reason: "redirect" };
  try {
    const place = { clientId: client.clientId, redirectUri, resource: toMcpResource(deps.appUrl) };
    return { kind: "asked", client, request: readRequest(params, place) };
  } catch (error) {
    if (!(error instanceof OauthError)) throw error;
    const answer = { error: error.code, error_description: error.message };
    return {
      kind: "failed",
      to: toAnswerUrl({ redirectUri, state: params.get("state") }, deps.appUrl, answer),
    };
  }
}

/** Empty when it is missing or given twice: then it is nobody's. */
function readOnce(params: URLSearchParams, name: string): string {
  try {
    return readParameter(params, name) ?? "";
  } catch (error) {
    if (error instanceof OauthError) return "";
    throw error;
  }
}
