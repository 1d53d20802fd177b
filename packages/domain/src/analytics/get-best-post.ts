import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { dayIn } from "../shared/day-in";
import type { LinkedinSource } from "./model/linkedin-source";
import { publishedIn } from "./read-post-metrics";

export type BestPost = {
  /** The post of Takt that it was published from; null for one made elsewhere. */
  postId: string | null;
  urn: string;
  excerpt: string | null;
  publishedAt: Date;
  impressions: number;
  reactions: number | null;
  comments: number | null;
  sources: LinkedinSource[];
  measuredAt: Date;
};

const EXCERPT_LENGTH = 120;

/**
 * Gets the post of the actor's current month that had the most impressions; null while none is known. It is no view of the
 * analytics.
 */
export async function getBestPost(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<BestPost | null> {
  const today = dayIn(new Date(clock.now()), actor.zone);
  const month = { from: `${today.slice(0, 8)}01`, to: today };
  const [post] = await db.$queryRaw<BestPost[]>`
    select p.post_id as "postId", p.urn, left(p.text, ${EXCERPT_LENGTH}::int) as excerpt,
      p.published_at as "publishedAt", r.impressions, r.reactions, r.comments, r.sources::text[] as sources,
      r.measured_at as "measuredAt"
    from ${publishedIn(actor.userId, actor.zone, month)} and p.removed_at is null and r.impressions is not null
    order by r.impressions desc, p.published_at desc, p.id
    limit 1`;
  return post ?? null;
}
