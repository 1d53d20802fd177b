import { sql } from "@takt/db/sql";
import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";

/**
 * Selects the create calls of other schedulings that a "duplicate" answer to this attempt could mean as well: calls of
 * the same member with the same text that may be on LinkedIn.
 */
export const siblingsOf = (attemptId: string) => sql`
  select 1 from publish_attempts s join publish_attempts t on t.id = ${attemptId}::uuid
  where s.member_sub = t.member_sub and s.text_hash = t.text_hash
    and (s.post_id <> t.post_id or s.scheduling <> t.scheduling)
    and (s.outcome is null or s.outcome in ('created', 'duplicate', 'unknown'))
    and s.sent_at > now() - make_interval(secs => ${TIMING.duplicateReach / 1000})`;

/** Whether a "duplicate" answer to this attempt's text could mean another post of the member than its own. */
export async function hasSibling({ db }: Pick<PostsDeps, "db">, attemptId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`${siblingsOf(attemptId)} limit 1`;
  return rows.length > 0;
}
