import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Token } from "../entities";
import type { RestEnv } from "../restli/rest-env";
import { idToken } from "../tokens/id-token";
import { issueTokens } from "../tokens/issue-tokens";
import { refreshAccess } from "../tokens/refresh-access";
import type { World } from "../world";

type Form = URLSearchParams;
class TokenError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    description: string,
  ) {
    super(description);
  }
}

const AUTHENTICATION_FAILED = new TokenError(401, "invalid_client", "Client authentication failed");

/** POST /oauth/v2/accessToken (reference 1.3 to 1.5). The secret must be in the form, PKCE is unknown. */
export function accessTokenRoutes(app: Hono<RestEnv>, world: World) {
  app.post("/oauth/v2/accessToken", async (c) => {
    c.header("cache-control", "no-store");
    try {
      return c.json(answer(world, c, new URLSearchParams(await c.req.text())));
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      return c.json({ error: error.code, error_description: error.message }, error.status);
    }
  });
}

function answer(world: World, c: Context, form: Form) {
  if (/^Basic /i.test(c.req.header("authorization") ?? "")) throw AUTHENTICATION_FAILED;
  const grantType = need(form, "grant_type");
  if (grantType === "authorization_code") {
    for (const name of ["code", "redirect_uri", "client_id", "client_secret"]) need(form, name);
    checkClient(world, form);
    return exchangeCode(world, form);
  }
  if (grantType === "refresh_token") {
    for (const name of ["refresh_token", "client_id", "client_secret"]) need(form, name);
    checkClient(world, form);
    return refresh(world, form);
  }
  throw new TokenError(400, "invalid_request", `The passed in grant_type is invalid "${grantType}"`);
}

function need(form: Form, name: string): string {
  const value = form.get(name);
  if (value === null || value === "") {
    throw new TokenError(400, "invalid_request", `A required parameter "${name}" is missing`);
  }
  return value;
}

function checkClient({ app }: World, form: Form) {
  const id = form.get("client_id");
  if (id !== app.clientId) {
    throw new TokenError(400, "invalid_client_id", `The passed in client_id is invalid "${id}"`);
  }
  if (form.get("client_secret") !== app.clientSecret || form.has("code_verifier"))
    throw AUTHENTICATION_FAILED;
}

function exchangeCode(world: World, form: Form) {
  const code = world.codes.get(form.get("code")!);
  if (!code) {
    throw new TokenError(
      400,
      "invalid_request",
      "Unable to retrieve access token: authorization code not found",
    );
  }
  world.codes.delete(code.code);
  if (code.redirectUri !== form.get("redirect_uri") || world.clock.now() >= code.expiresAt) {
    throw new TokenError(
      400,
      "invalid_redirect_uri",
      "Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. " +
        "Or authorization code expired. Or external member binding exists",
    );
  }
  const { access, refresh: refreshToken } = issueTokens(world, code.sub, code.scope);
  return present(world, access, refreshToken);
}

function refresh(world: World, form: Form) {
  const token = world.store.tokens.get(form.get("refresh_token")!);
  const good = token?.kind === "refresh" && token.revokedAt === null && world.clock.now() < token.expiresAt;
  if (!good) {
    throw new TokenError(
      400,
      "invalid_request",
      "The provided authorization grant or refresh token is invalid, expired or revoked",
    );
  }
  return present(world, refreshAccess(world, token), token);
}

/** Scopes come back with commas and in an order of LinkedIn's own (reference 1.3). */
function present(world: World, access: Token, refreshToken: Token | null) {
  const left = ({ expiresAt }: Token) => Math.round((expiresAt - world.clock.now()) / 1_000);
  const member = world.store.members.get(access.sub)!;
  const openid = access.scope.includes("openid");
  return {
    access_token: access.token,
    expires_in: left(access),
    scope: access.scope.join(","),
    ...(openid && { token_type: "Bearer", id_token: idToken(world, member, access.scope) }),
    ...(refreshToken && { refresh_token: refreshToken.token, refresh_token_expires_in: left(refreshToken) }),
  };
}
