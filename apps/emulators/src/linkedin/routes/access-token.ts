import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { App } from "../apps/registered-apps";
import type { Token } from "../model/entities";
import type { RestEnv } from "../restli/rest-env";
import { idToken } from "../tokens/id-token";
import { issueTokens, refreshAccess } from "../tokens/access-tokens";
import type { Backend } from "../backend";

type Form = URLSearchParams;
/** An error of OAuth's endpoints. */
class TokenError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    description: string,
  ) {
    super(description);
  }
}

/** 400, as most errors of these endpoints. */
export const invalid = (description: string) => new TokenError(400, "invalid_request", description);
const AUTHENTICATION_FAILED = new TokenError(401, "invalid_client", "Client authentication failed");

/** POST /oauth/v2/accessToken, with the secret in the form (docs/linkedin-api.md, Sign-in and tokens). */
export function accessTokenRoutes(app: Hono<RestEnv>, backend: Backend) {
  tokenRoute(app, "/oauth/v2/accessToken", (form, c) => {
    c.header("cache-control", "no-store");
    return c.json(answer(backend, c, form));
  });
}

/** POST of a form to `path`. A thrown TokenError is answered as OAuth does. */
export function tokenRoute(app: Hono<RestEnv>, path: string, handle: (form: Form, c: Context) => Response) {
  app.post(path, async (c) => {
    try {
      return handle(new URLSearchParams(await c.req.text()), c);
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      return c.json({ error: error.code, error_description: error.message }, error.status);
    }
  });
}

function answer(backend: Backend, c: Context, form: Form) {
  if (/^Basic /i.test(c.req.header("authorization") ?? "")) throw AUTHENTICATION_FAILED;
  const grantType = need(form, "grant_type");
  if (grantType === "authorization_code") {
    for (const name of ["code", "redirect_uri", "client_id", "client_secret"]) need(form, name);
    return exchangeCode(backend, requireClient(backend, form), form);
  }
  if (grantType === "refresh_token") {
    for (const name of ["refresh_token", "client_id", "client_secret"]) need(form, name);
    return refresh(backend, requireClient(backend, form), form);
  }
  throw invalid(`The passed in grant_type is invalid "${grantType}"`);
}

function need(form: Form, name: string): string {
  const value = form.get(name);
  if (value === null || value === "") throw invalid(`A required parameter "${name}" is missing`);
  return value;
}

/** The app whose id and secret are in a form. */
export function requireClient({ apps }: Backend, form: Form): App {
  const id = form.get("client_id");
  const app = apps.find(id);
  if (!app) throw new TokenError(400, "invalid_client_id", `The passed in client_id is invalid "${id}"`);
  if (form.get("client_secret") !== app.clientSecret || form.has("code_verifier"))
    throw AUTHENTICATION_FAILED;
  return app;
}

function exchangeCode(backend: Backend, app: App, form: Form) {
  const code = backend.codes.get(form.get("code")!);
  if (!code) throw invalid("Unable to retrieve access token: authorization code not found");
  backend.codes.delete(code.code);
  const isOwn = code.app === app.clientId && code.redirectUri === form.get("redirect_uri");
  if (!isOwn || backend.clock.now() >= code.expiresAt) {
    throw new TokenError(
      400,
      "invalid_redirect_uri",
      "Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. " +
        "Or authorization code expired. Or external member binding exists",
    );
  }
  const { access, refresh: refreshToken } = issueTokens(backend, code);
  return present(backend, access, refreshToken);
}

function refresh(backend: Backend, app: App, form: Form) {
  const token = backend.store.tokens.get(form.get("refresh_token")!);
  const isOwn = token?.kind === "refresh" && token.app === app.clientId;
  const good = isOwn && token.revokedAt === null && backend.clock.now() < token.expiresAt;
  if (!good)
    throw invalid("The provided authorization grant or refresh token is invalid, expired or revoked");
  return present(backend, refreshAccess(backend, token), token);
}

/** The response. Its scopes are separated by commas and sorted (docs/linkedin-api.md, Sign-in and tokens). */
function present(backend: Backend, access: Token, refreshToken: Token | null) {
  const left = ({ expiresAt }: Token) => Math.round((expiresAt - backend.clock.now()) / 1_000);
  const member = backend.store.members.get(access.sub)!;
  const openid = access.scope.includes("openid");
  return {
    access_token: access.token,
    expires_in: left(access),
    scope: access.scope.join(","),
    ...(openid && { token_type: "Bearer", id_token: idToken(backend, member, access) }),
    ...(refreshToken && { refresh_token: refreshToken.token, refresh_token_expires_in: left(refreshToken) }),
  };
}
