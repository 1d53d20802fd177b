import { createHash } from "node:crypto";
import type { Db } from "@takt/db/client";
import { allowApplication } from "../oauth/allow-application";
import { answerTokenRequest } from "../oauth/answer-token-request";
import { readAuthorization } from "../oauth/read-authorization";
import type { Actor } from "../shared/actor";
import { fakeDeps } from "./fake-deps";

export const CLIENT_ID = "https://client.example/oauth/metadata.json";
export const REDIRECT_URI = "https://client.example/callback";
export const RESOURCE = "http://localhost:3000/mcp";
const VERIFIER = "v".repeat(43);
export const CLIENT_DOCUMENT = {
  client_id: CLIENT_ID,
  client_name: "Writer's desk",
  redirect_uris: [REDIRECT_URI, "http://127.0.0.1/callback"],
};

/** An hour of a fixed day, in epoch milliseconds, at which codes and tokens are made. */
const NOW = Date.parse("2027-03-10T12:30:00Z");

/** Steps of an application and a member one after the other, on the same database; times are in seconds since the beginning. */
export function oauthHarness(db: () => Db) {
  const depsAt = (seconds = 0, document: unknown = CLIENT_DOCUMENT, maxAgeSeconds = 0) =>
    fakeDeps(db(), {
      clock: { now: () => NOW + seconds * 1000, sleep: () => Promise.resolve() },
      readClientDocument: () =>
        Promise.resolve(document === null ? { kind: "failed" } : { kind: "read", document, maxAgeSeconds }),
    });

  /** Lets the application in at a time, and returns its code. */
  async function allow(actor: Actor, seconds = 0, changed: Record<string, string> = {}, maySchedule = false) {
    const deps = depsAt(seconds);
    const asked = await readAuthorization(deps, actor, authorizationParams(changed));
    if (asked.kind !== "asked") throw new Error(asked.kind);
    const chosen = { workspaceId: actor.workspaceId, maySchedule };
    const to = new URL(await allowApplication(deps, actor, asked, chosen));
    return { to, code: to.searchParams.get("code") ?? "" };
  }

  const exchange = (code: string, seconds = 0, changed: Record<string, string> = {}) =>
    answerTokenRequest(depsAt(seconds), codeParams(code, changed));
  const refresh = (token: string, seconds = 0, changed: Record<string, string> = {}) =>
    answerTokenRequest(depsAt(seconds), refreshParams(token, changed));
  return { depsAt, allow, exchange, refresh };
}

/** A good authorization request; an empty value takes a parameter away. */
export function authorizationParams(changed: Record<string, string> = {}): URLSearchParams {
  return withChanges(changed, {
    response_type: "code",
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
    code_challenge_method: "S256",
    resource: RESOURCE,
    state: "st ate",
  });
}

export const codeParams = (code: string, changed: Record<string, string> = {}) =>
  withChanges(changed, {
    grant_type: "authorization_code",
    code,
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    code_verifier: VERIFIER,
    resource: RESOURCE,
  });

const refreshParams = (token: string, changed: Record<string, string> = {}) =>
  withChanges(changed, { grant_type: "refresh_token", refresh_token: token, client_id: CLIENT_ID });

function withChanges(changed: Record<string, string>, params: Record<string, string>): URLSearchParams {
  const entries = Object.entries({ ...params, ...changed }).filter(([, value]) => value !== "");
  return new URLSearchParams(entries);
}
