import { createHash } from "node:crypto";
import { hashSecret } from "../secrets/secret-token";
import type { OauthDeps } from "./deps";
import { readParameter, readScopes } from "./model/authorization-request";
import { OauthError } from "./model/oauth-error";
import { toMcpResource } from "./model/oauth-metadata";
import { isOauthToken } from "./oauth-token";

/** A code or refresh token that is exchanged, with its grant. */
export type Exchange = {
  kind: "code" | "refresh token";
  id: string;
  grant: { id: string; clientName: string; scopes: string[]; userId: string; workspaceId: string };
};

type Deps = Pick<OauthDeps, "db" | "clock" | "appUrl">;

const GRANT = {
  select: { id: true, clientId: true, clientName: true, scopes: true, userId: true, workspaceId: true },
} as const;

/** Finds what a token request exchanges, by all that it has to say (RFC 6749, 4.1.3 and 6; RFC 7636). Throws OauthError. */
export function findExchange(deps: Deps, params: URLSearchParams): Promise<Exchange> {
  const grantType = readParameter(params, "grant_type");
  if (grantType === "authorization_code") return findCode(deps, params);
  if (grantType === "refresh_token") return findRefresh(deps, params);
  throw grantType === null
    ? new OauthError("invalid_request", "grant_type is missing")
    : new OauthError("unsupported_grant_type", "grant_type must be authorization_code or refresh_token");
}

async function findCode(deps: Deps, params: URLSearchParams): Promise<Exchange> {
  const code = required(params, "code");
  const clientId = required(params, "client_id");
  const verifier = required(params, "code_verifier");
  const redirectUri = readParameter(params, "redirect_uri");
  if (required(params, "resource") !== toMcpResource(deps.appUrl)) throw wrongResource(deps);
  const found = isOauthToken(code, "code")
    ? await deps.db.oauthCode.findUnique({
        where: { codeHash: hashSecret(code), expiresAt: { gt: new Date(deps.clock.now()) } },
        include: { grant: GRANT },
      })
    : null;
  const isTheirs =
    found?.grant.clientId === clientId &&
    (redirectUri ?? found.redirectUri) === found.redirectUri &&
    isVerifier(verifier, found.codeChallenge);
  if (!found || !isTheirs) throw invalid("code");
  return { kind: "code", id: found.id, grant: found.grant };
}

async function findRefresh(deps: Deps, params: URLSearchParams): Promise<Exchange> {
  const token = required(params, "refresh_token");
  const clientId = required(params, "client_id");
  const resource = readParameter(params, "resource");
  if (resource !== null && resource !== toMcpResource(deps.appUrl)) throw wrongResource(deps);
  const tokenHash = hashSecret(token);
  const found = isOauthToken(token, "refresh")
    ? await deps.db.oauthToken.findUnique({
        where: { tokenHash, kind: "refresh", expiresAt: { gt: new Date(deps.clock.now()) } },
        include: { grant: GRANT },
      })
    : null;
  if (found?.grant.clientId !== clientId) throw invalid("refresh token");
  const scope = readParameter(params, "scope");
  if (scope !== null && !readScopes(scope).every((one) => found.grant.scopes.includes(one)))
    throw new OauthError("invalid_scope", "The scope is more than was granted");
  return { kind: "refresh token", id: found.id, grant: found.grant };
}

function isVerifier(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return createHash("sha256").update(verifier).digest("base64url") === challenge;
}

function required(params: URLSearchParams, name: string): string {
  const value = readParameter(params, name);
  if (value === null) throw new OauthError("invalid_request", `${name} is missing`);
  return value;
}

/** The same for one that is unknown, expired, another client's, or without the right verifier. */
const invalid = (kind: string) => new OauthError("invalid_grant", `The ${kind} is not valid`);

const wrongResource = ({ appUrl }: Pick<Deps, "appUrl">) =>
  new OauthError("invalid_target", `resource must be ${toMcpResource(appUrl)}`);
