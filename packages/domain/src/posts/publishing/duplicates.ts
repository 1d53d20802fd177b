import { sql, type Sql } from "@takt/db/sql";
import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";

/** White space as JavaScript's `\s` has it: the hashes of two texts are compared whoever computed them (claim.ts). */
const SPACES = "[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+";

/** Computes `textHash` of a column. */
export const textHashSql = (text: Sql) =>
  sql`encode(sha256(convert_to(btrim(regexp_replace(normalize(${text}, NFC), ${SPACES}, ' ', 'g')), 'UTF8')), 'hex')`;

/** The last moment at which the call of attempt t could create a post, and the first one. */
const CALL = {
  from: sql`t.sent_at - make_interval(secs => ${TIMING.clockSkew / 1000})`,
  until: sql`t.sent_at + make_interval(secs => ${(TIMING.http + TIMING.commitTail + TIMING.clockSkew) / 1000})`,
};

/**
 * Selects what else a "duplicate" answer to this attempt could mean: create calls of other schedulings, edits of published
 * posts, and posts that a source of sync has read on LinkedIn, of the same member with the same text. A row that is minted
 * while the call could create it and does not tell another visibility is taken for the post itself.
 */
export const selectSiblings = (attemptId: string) => sql`
  select 1 from publish_attempts s join publish_attempts t on t.id = ${attemptId}::uuid
  where s.member_sub = t.member_sub and s.text_hash = t.text_hash
    and (s.post_id <> t.post_id or s.scheduling <> t.scheduling)
    and (s.outcome is null or s.outcome in ('created', 'duplicate', 'unknown'))
    and s.sent_at > now() - make_interval(secs => ${TIMING.duplicateReach / 1000})
  union all
  select 1 from post_changes c join publish_attempts t on t.id = ${attemptId}::uuid
  where c.member_sub = t.member_sub and c.text_hash = t.text_hash
    and (c.outcome is null or c.outcome in ('done', 'unknown'))
    and c.sent_at > now() - make_interval(secs => ${TIMING.duplicateReach / 1000})
  union all
  select 1 from linkedin_posts l, publish_attempts t join posts p on p.id = t.post_id
  where t.id = ${attemptId}::uuid
    and l.user_id = p.author_id and l.published_at > now() - make_interval(secs => ${TIMING.duplicateReach / 1000})
    and l.post_id is distinct from p.id
    and not (l.published_at between ${CALL.from} and ${CALL.until} and coalesce(l.visibility = p.visibility, true))
    and ${textHashSql(sql`l.text`)} = t.text_hash`;

/** Whether a "duplicate" answer to this attempt's text could mean another post of the member than its own. */
export async function hasSibling({ db }: Pick<PostsDeps, "db">, attemptId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`${selectSiblings(attemptId)} limit 1`;
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
