import type { Deps } from "../deps";

/** A connection whose 60 days are over is invalid, also when no post meets LinkedIn's refusal. Answers how many. */
export function expireConnections({ db }: Pick<Deps, "db">): Promise<number> {
  return db.$executeRaw`
    update users set linkedin_status = 'invalid', linkedin_reason = 'expired', updated_at = now()
    where linkedin_status = 'active' and linkedin_access_token_expires_at <= now()`;
}
