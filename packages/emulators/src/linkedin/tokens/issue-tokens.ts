import type { Token } from "../entities";
import type { World } from "../world";
import { createToken } from "./create-token";
import { endTokens } from "./end-tokens";

/** 365 days; live answers say one second less. */
const REFRESH_TTL = 31_535_999_000;

/**
 * Gives the app an access token of the member (and a refresh token where the app may have them). Another scope set
 * than the one granted before ends all earlier tokens of that member; the same set leaves them (reference 1.3).
 */
export function issueTokens(
  world: World,
  sub: string,
  scope: string[],
): { access: Token; refresh: Token | null } {
  const { clock, settings, store } = world;
  const now = clock.now();
  const grant = store.grants.get(sub);
  if (!grant || grant.scope.join() !== scope.join()) {
    endTokens(world, sub);
    store.saveGrant({ sub, scope });
  }
  const { accessTokenTtlSeconds, refreshTokens } = settings.get();
  const base = { sub, scope, authorizedAt: now, createdAt: now, revokedAt: null };
  const access = createToken({ ...base, kind: "access", expiresAt: now + accessTokenTtlSeconds * 1_000 });
  store.saveToken(access);
  if (!refreshTokens) return { access, refresh: null };
  const refresh = createToken({ ...base, kind: "refresh", expiresAt: now + REFRESH_TTL });
  store.saveToken(refresh);
  return { access, refresh };
}
