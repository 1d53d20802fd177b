import { sql } from "@takt/db/sql";
import { TIMING } from "../model/publish-timing";

/**
 * The create calls of other schedulings that a "duplicate" answer to this attempt could mean as well: of the same
 * member, with the same text, and perhaps on LinkedIn.
 */
export const siblingsOf = (attemptId: string) => sql`
  select 1 from publish_attempts s join publish_attempts t on t.id = ${attemptId}::uuid
  where s.member_sub = t.member_sub and s.text_hash = t.text_hash
    and (s.post_id <> t.post_id or s.scheduling <> t.scheduling)
    and (s.outcome is null or s.outcome in ('created', 'duplicate', 'unknown'))
    and s.sent_at > now() - make_interval(secs => ${TIMING.duplicateReach / 1000})`;
