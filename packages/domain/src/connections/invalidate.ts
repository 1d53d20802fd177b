import type { Db } from "@takt/db/client";
import { TIMING } from "../posts/model/publish-timing";

/**
 * LinkedIn refused a token. Only the generation that was used becomes invalid, and not within seconds of
 * its issue: LinkedIn answers 401 to fresh tokens for a moment (linkedin-api 1.4). Answers whether it held.
 */
export async function invalidate(
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
        or linkedin_connected_at <= now() - make_interval(secs => ${TIMING.tokenSettles / 1000}))`;
  return count > 0;
}
