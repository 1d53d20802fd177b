import type { Token } from "../entities";
import type { Backend } from "../backend";
import { createToken } from "./create-token";

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
