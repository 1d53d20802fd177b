import type { ConnectionsDeps } from "./deps";

/** Invalidates connections whose token has expired, also without a post that LinkedIn refuses. Returns how many. */
export function expireConnections({ db }: Pick<ConnectionsDeps, "db">): Promise<number> {
  return db.$executeRaw`
    update users set linkedin_status = 'invalid', linkedin_reason = 'expired', updated_at = now()
    where linkedin_status = 'active' and linkedin_access_token_expires_at <= now()`;
}
