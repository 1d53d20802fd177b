import type { ConnectionsDeps } from "./deps";
import { TOKEN_PROPAGATION_MS } from "./invalidate-connection";
import type { OpenGrant } from "./open-grant";

/**
 * Invalidates a grant whose token LinkedIn refused: only the generation that was used, and not within seconds of its
 * issue, when LinkedIn may not know it everywhere yet. The member has to connect again. Returns whether the user's grant
 * is open anyway: too new to be ended, or made again in the meantime.
 */
export async function invalidateGrant(
  { db, log }: Pick<ConnectionsDeps, "db" | "log">,
  { userId, product, generation }: Pick<OpenGrant, "userId" | "product" | "generation">,
  why: "revoked" | "expired" | "restricted" | "invalid",
): Promise<boolean> {
  const count = await db.$executeRaw`
    update linkedin_grants set status = 'invalid', reason = ${why}, updated_at = now()
    where user_id = ${userId}::uuid and product = ${product}::linkedin_product and status = 'active'
      and generation = ${generation}
      and (${why} not in ('revoked', 'invalid')
        or connected_at <= now() - make_interval(secs => ${TOKEN_PROPAGATION_MS / 1000}))`;
  if (count > 0) log.warn("connections.grant_invalid", { userId, product, why });
  const open = { userId, product, status: "active", accessTokenExpiresAt: { gt: new Date() } } as const;
  return (await db.linkedinGrant.count({ where: open })) > 0;
}

/** Invalidates grants whose token has expired, also when nothing is read with them. Returns how many. */
export function expireGrants({ db }: Pick<ConnectionsDeps, "db">): Promise<number> {
  return db.$executeRaw`
    update linkedin_grants set status = 'invalid', reason = 'expired', updated_at = now()
    where status = 'active' and access_token_expires_at <= now()`;
}
