import type { Token } from "../entities";
import type { World } from "../world";
import { createToken } from "./create-token";

/** A further access token for a refresh token, never living longer than that does (reference 1.4). */
export function refreshAccess({ clock, settings, store }: World, refresh: Token): Token {
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
