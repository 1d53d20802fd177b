import { sql } from "@takt/db/sql";

/**
 * Holds for `posts p` of `users u` that are scheduled and do not go out unless the user reconnects LinkedIn: all of
 * them, or those after the end of an active connection. A connection without a known end holds nothing back.
 */
export const HELD = sql`p.deleted_at is null and p.status = 'scheduled'
  and (u.linkedin_status <> 'active' or p.scheduled_at > u.linkedin_access_token_expires_at)`;
