import type { Db } from "@takt/db/client";
import type { ConnectionsDeps } from "./deps";

/** How soon after connecting a 401 is a delay of LinkedIn's (docs/linkedin-api.md, Sign-in and tokens). */
export const TOKEN_PROPAGATION_MS = 60_000;

/**
 * Invalidates a connection whose token LinkedIn refused: only the generation that was used, and not within seconds of
 * its issue, as LinkedIn answers 401 to new tokens for a moment (docs/linkedin-api.md, Sign-in and tokens). Returns
 * whether it did.
 */
export async function invalidateConnection(
  db: Pick<Db, "$executeRaw">,
  userId: string,
  generation: number,
  why: "revoked" | "expired" | "restricted" | "invalid",
): Promise<boolean> {
  const count = await db.$executeRaw`
    update users set linkedin_status = 'invalid', linkedin_reason = ${why}, updated_at = now()
    where id = ${userId}::uuid and linkedin_status = 'active'
      and linkedin_generation = ${generation} -- guard:invalidate-generation
      and (${why} not in ('revoked', 'invalid')
        or linkedin_connected_at <= now() - make_interval(secs => ${TOKEN_PROPAGATION_MS / 1000}))`;
  return count > 0;
}

/** Invalidates connections whose token has expired, also without a post that LinkedIn refuses. Returns how many. */
export function expireConnections({ db }: Pick<ConnectionsDeps, "db">): Promise<number> {
  return db.$executeRaw`
    update users set linkedin_status = 'invalid', linkedin_reason = 'expired', updated_at = now()
    where linkedin_status = 'active' and linkedin_access_token_expires_at <= now()`;
}
