import { randomBytes } from "node:crypto";
import type { Grant, Token, Member } from "../model/entities";
import type { Backend } from "../backend";
import type { App } from "../apps/registered-apps";
import { errors } from "../model/errors";

/** 365 days less one second, as LinkedIn answers. */
const REFRESH_TOKEN_TTL_MS = 31_535_999_000;

/**
 * Issues an access token of the member for an app, and a refresh token where the app may have one. A scope set that differs from
 * the granted one revokes all earlier tokens of the member for this app; the same set keeps them (docs/linkedin-api.md, Sign-in and
 * tokens).
 */
export function issueTokens(
  backend: Backend,
  { app, sub, scope }: Pick<Grant, "app" | "sub" | "scope">,
): { access: Token; refresh: Token | null } {
  const { clock, settings, store } = backend;
  const now = clock.now();
  const grant = store.grantOf(app, sub);
  if (!grant || grant.scope.join() !== scope.join()) {
    revokeTokens(backend, sub, app);
    store.saveGrant({ app, sub, scope, regulatedAt: settings.get().enrolsAtConsent ? now : null });
  }
  const { accessTokenTtlSeconds, refreshTokens } = settings.get();
  const base = { app, sub, scope, authorizedAt: now, createdAt: now, revokedAt: null };
  const access = createToken({ ...base, kind: "access", expiresAt: now + accessTokenTtlSeconds * 1_000 });
  store.saveToken(access);
  if (!refreshTokens) return { access, refresh: null };
  const refresh = createToken({ ...base, kind: "refresh", expiresAt: now + REFRESH_TOKEN_TTL_MS });
  store.saveToken(refresh);
  return { access, refresh };
}

/** Creates an opaque random token, about as long as LinkedIn's. */
function createToken(token: Omit<Token, "token">): Token {
  const prefix = token.kind === "access" ? "AQV" : "AQW";
  return { ...token, token: prefix + randomBytes(261).toString("base64url") };
}

/** Issues an access token for a refresh token, which it never outlives (docs/linkedin-api.md, Sign-in and tokens). */
export function refreshAccess({ clock, settings, store }: Backend, refresh: Token): Token {
  const now = clock.now();
  const access = createToken({
    ...refresh,
    kind: "access",
    createdAt: now,
    expiresAt: Math.min(now + settings.get().accessTokenTtlSeconds * 1_000, refresh.expiresAt),
  });
  store.saveToken(access);
  return access;
}

/** Revokes the tokens of the member, all of them or those of one app. */
export function revokeTokens({ clock, store }: Backend, sub: string, app?: string) {
  for (const name of store.tokensOf(sub)) {
    const token = store.tokens.get(name)!;
    if (token.revokedAt === null && (app ?? token.app) === token.app)
      store.saveToken({ ...token, revokedAt: clock.now() });
  }
}

/** The app and the member of a bearer token, with the id by which the app knows the member. Throws the API's 401s, each with its own code (Microsoft Learn, Error Handling). */
export function authenticate(
  { apps, clock, settings, store }: Backend,
  authorization: string | undefined,
): { app: App; member: Member; person: string; token: Token } {
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1];
  if (bearer === undefined)
    throw errors.unauthorized(65604, "EMPTY_ACCESS_TOKEN", "Empty oauth2 access token");
  const token = store.tokens.get(bearer);
  const member = token && store.members.get(token.sub);
  const app = apps.find(token?.app);
  if (!token || !member || !app || token.kind !== "access") {
    throw errors.unauthorized(65600, "INVALID_ACCESS_TOKEN", "Invalid access token");
  }
  const now = clock.now();
  // A token that was just issued is not known everywhere yet and is reported as revoked (docs/linkedin-api.md, Sign-in and tokens).
  if (token.revokedAt !== null || now < token.createdAt + settings.get().freshTokenDelayMs) {
    throw errors.unauthorized(
      65601,
      "REVOKED_ACCESS_TOKEN",
      "The token used in the request has been revoked by the user",
    );
  }
  if (now >= token.expiresAt) {
    throw errors.unauthorized(65602, "EXPIRED_ACCESS_TOKEN", "The token used in the request has expired");
  }
  if (member.restricted) throw errors.unauthorized(65608, "RESTRICTED_MEMBER", "Member is restricted");
  return { app, member, person: apps.personId(app.clientId, member.sub), token };
}
