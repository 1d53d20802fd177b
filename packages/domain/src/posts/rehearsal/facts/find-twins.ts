import { sql } from "@takt/db/sql";
import type { PostsDeps } from "../../deps";
import { TIMING } from "../../model/publish-timing";
import { type Author, authoredBySql } from "../../posts-of";
import { excerptColumn } from "../../post-summary";
import { textHash } from "../../publishing/claim";
import { textHashSql } from "../../publishing/duplicates";
import type { Twin } from "./rehearsal-facts";

const EXCERPT_LENGTH = 90;
const MAX_TWINS = 3;
const CLAIMED_SECONDS = TIMING.duplicateClaimed / 1000;

/** Computes `textHash` of what followers read of `posts p` (posts/model/publish-text.ts). */
const POST_HASH = textHashSql(sql`p.content || ' ' || array_to_string(
  array(select '#' || tag from unnest(p.hashtags) with ordinality as h(tag, n) order by n), ' ')`);

export type TwinSearch = { postId: string | null; memberSub: string | null; text: string; at: Date };

/**
 * Finds other posts of the author that LinkedIn may take for the same as this text at this time, the nearest first: sent
 * ones, edited ones, those that a source of sync has read on LinkedIn, and scheduled ones. LinkedIn compares texts, so a
 * post without one has none.
 */
export async function findTwins(
  { db }: Pick<PostsDeps, "db">,
  author: Author,
  { postId, memberSub, text, at }: TwinSearch,
): Promise<Twin[]> {
  if (text.trim() === "") return [];
  const hash = textHash(text);
  const from = sql`${at}::timestamptz - make_interval(secs => ${CLAIMED_SECONDS})`;
  const until = sql`${at}::timestamptz + make_interval(secs => ${CLAIMED_SECONDS})`;
  const other = sql`${authoredBySql(author)} and p.deleted_at is null`;
  return db.$queryRaw<Twin[]>`
    select * from (
      select p.id, ${excerptColumn(EXCERPT_LENGTH)}, a.sent_at as at,
        case when a.outcome = 'duplicate' and p.status = 'failed' then 'refused' else 'sent' end as status,
        a.outcome = 'created' and p.removed_at is null and p.edited_at is null and p.id <> ${postId}::uuid as "isCertain"
      from publish_attempts a join posts p on p.id = a.post_id
      where a.member_sub = ${memberSub} and a.text_hash = ${hash} and a.sent_at > ${from} and a.sent_at <= ${until}
        and a.denied_at is null
        and (a.outcome is null or a.outcome in ('created', 'duplicate', 'unknown'))
        and (p.id <> ${postId}::uuid or a.outcome = 'duplicate')
        and ${authoredBySql(author)}
      union all
      select p.id, ${excerptColumn(EXCERPT_LENGTH)}, c.sent_at, 'sent', false
      from post_changes c join posts p on p.id = c.post_id
      where c.member_sub = ${memberSub} and c.text_hash = ${hash} and c.sent_at > ${from} and c.sent_at <= ${until}
        and (c.outcome is null or c.outcome in ('done', 'unknown')) and ${authoredBySql(author)}
      union all
      select l.post_id, left(l.text, ${EXCERPT_LENGTH}::int), l.published_at, 'sent', false
      from linkedin_posts l
      where l.user_id = ${author.userId}::uuid and l.published_at > ${from} and l.published_at <= ${until}
        and l.post_id is null and ${textHashSql(sql`l.text`)} = ${hash}
      union all
      select p.id, ${excerptColumn(EXCERPT_LENGTH)}, p.scheduled_at, 'scheduled', false
      from posts p
      where ${other} and p.status = 'scheduled' and p.id <> ${postId}::uuid
        and p.scheduled_at > ${from} and p.scheduled_at <= ${until} and ${POST_HASH} = ${hash}
    ) twins
    order by abs(extract(epoch from at - ${at}::timestamptz)), id
    limit ${MAX_TWINS}`;
}
