import { sql } from "@takt/db/sql";
import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";

/**
 * Selects what else a "duplicate" answer to this attempt could mean: create calls of other schedulings, and edits of
 * published posts, of the same member with the same text that may be on LinkedIn.
 */
export const siblingsOf = (attemptId: string) => sql`
  select 1 from publish_attempts s join publish_attempts t on t.id = ${attemptId}::uuid
  where s.member_sub = t.member_sub and s.text_hash = t.text_hash
    and (s.post_id <> t.post_id or s.scheduling <> t.scheduling)
    and (s.outcome is null or s.outcome in ('created', 'duplicate', 'unknown'))
    and s.sent_at > now() - make_interval(secs => ${TIMING.duplicateReach / 1000})
  union all
  select 1 from post_changes c join publish_attempts t on t.id = ${attemptId}::uuid
  where c.member_sub = t.member_sub and c.text_hash = t.text_hash
    and (c.outcome is null or c.outcome in ('done', 'unknown'))
    and c.sent_at > now() - make_interval(secs => ${TIMING.duplicateReach / 1000})`;

/** Whether a "duplicate" answer to this attempt's text could mean another post of the member than its own. */
export async function hasSibling({ db }: Pick<PostsDeps, "db">, attemptId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`${siblingsOf(attemptId)} limit 1`;
  return rows.length > 0;
}

/**
 * Classifies the URN in a "duplicate" answer to an attempt by the instant in it: `id >> 22` is Unix milliseconds
 * (docs/linkedin-api.md, What carries the promise). `own`: created while the attempt's one call could create. `older`:
 * created before the attempt was sent, so the answer is about another post. `unknown`: LinkedIn named no post, or a URN
 * made up on the spot (docs/linkedin-api.md, Duplicates).
 */
export function classifyDuplicateUrn(urn: string | null, sentAt: Date): "own" | "older" | "unknown" {
  const id = /^urn:li:(?:share|ugcPost):(\d{15,19})$/.exec(urn ?? "")?.[1];
  if (id === undefined) return "unknown";
  const after = Number(BigInt(id) >> 22n) - sentAt.getTime();
  if (after < -TIMING.clockSkew) return "older";
  return after <= TIMING.http + TIMING.commitTail + TIMING.clockSkew ? "own" : "unknown";
}
