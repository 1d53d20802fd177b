import { toColumn, raw } from "@takt/db/sql";
import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { toSqlList } from "./metric-columns";
import { dayRangeInput } from "./model/day-range-input";
import type { LinkedinContentType, LinkedinSource } from "./model/linkedin-source";
import { POST_METRICS, type PostMetric } from "./model/metrics";
import { TOP_POST_SORTS } from "./model/top-post-sorts";
import { assertRangeAllowed } from "./assert-range-allowed";
import { publishedIn } from "./read-post-metrics";

export const topPostsInput = z.strictObject({
  range: dayRangeInput,
  sort: z.enum(TOP_POST_SORTS).default("impressions"),
  direction: z.enum(["asc", "desc"]).default("desc"),
  limit: z.number().int().min(1).max(100).default(20),
});

export type TopPost = Record<PostMetric, number | null> & {
  id: string;
  /** The post of Takt that it was published from; null for one made elsewhere. */
  postId: string | null;
  urn: string;
  excerpt: string | null;
  contentType: LinkedinContentType;
  publishedAt: Date;
  removedAt: Date | null;
  engagementRate: number | null;
  /** Empty and null when nothing is known of it. */
  sources: LinkedinSource[];
  measuredSince: Date | null;
  measuredAt: Date | null;
};

const EXCERPT_LENGTH = 120;
const RATE = "r.engagements::float8 / nullif(r.impressions, 0)";

/**
 * Lists the posts of a range in the order of a number, those of which it is unknown at the end. Refuses with
 * `analytics_range_locked` and `plan_limit_reached`.
 */
export async function listTopPosts(
  deps: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  { range, sort, direction, limit }: z.infer<typeof topPostsInput>,
): Promise<TopPost[]> {
  await assertRangeAllowed(deps, actor, range);
  const by = raw(
    sort === "engagementRate" ? RATE : sort === "publishedAt" ? "p.published_at" : `r.${toColumn(sort)}`,
  );
  return deps.db.$queryRaw<TopPost[]>`
    select p.id, p.post_id as "postId", p.urn, left(p.text, ${EXCERPT_LENGTH}::int) as excerpt,
      p.content_type::text as "contentType", p.published_at as "publishedAt", p.removed_at as "removedAt",
      ${toSqlList(POST_METRICS, (metric) => `r.${toColumn(metric)} as "${metric}"`)}, ${raw(RATE)} as "engagementRate",
      coalesce(r.sources, '{}')::text[] as sources,
      r.measured_since as "measuredSince", r.measured_at as "measuredAt"
    from ${publishedIn(actor.userId, actor.zone, range)}
    order by ${by} ${raw(direction)} nulls last, p.published_at desc, p.id
    limit ${limit}::int`;
}
