import type { Sql } from "@takt/db/sql";
import { HASHTAG_SIGN } from "@takt/text/hashtag-grammar";
import type { CoreDeps } from "../shared/core-deps";
import { groupByHashtag, type HashtagGroup, type TaggedPost } from "./model/group-by-hashtag";

/** Hashtags of which there are groups. */
const MAX_HASHTAGS = 15;

/**
 * Reads what is known of the posts with each hashtag, of those hashtags that most posts p have (with their rollups r). The
 * grammar of hashtags is not in the database; texts with a sign are read, which takes half as long as finding it there.
 */
export async function readHashtagMetrics({ db }: Pick<CoreDeps, "db">, posts: Sql): Promise<HashtagGroup[]> {
  const rows = await db.$queryRaw<TaggedPost[]>`
    select p.text, r.impressions::float8 as impressions, r.engagements::float8 as engagements
    from ${posts} and p.text ~ ${HASHTAG_SIGN}`;
  return groupByHashtag(rows, MAX_HASHTAGS);
}
