import { recordMetrics } from "../analytics/record-metrics";
import type { ReadFailure } from "../connections/model/read-outcome";
import type { OpenGrant } from "../connections/open-grant";
import type { MetricsDeps } from "./deps";
import type { DuePost } from "./due-posts";
import { CALLS, dueDaysOfPost } from "./model/collection-plan";
import type { Stop } from "./model/stop";
import { refuseToken } from "./refuse-token";
import { reserveCalls } from "./reserve-calls";
import { writeCollected } from "./write-collected";

/** How long a post is not asked again when LinkedIn gave no answer for it, or refused it alone. */
const RETRY_HOURS = 6;

type Deps = Pick<MetricsDeps, "db" | "clock" | "log" | "apiProducts" | "metricsReader">;
export type CollectedPost =
  | { kind: "collected" }
  /** The post is asked again later; if others fail as well, it is not the post. */
  | { kind: "postponed"; failure: ReadFailure }
  | Stop;

/** Reads the figures of a post and records them all, or none: what LinkedIn did not answer is recorded as unknown. */
export async function collectPost(deps: Deps, grant: OpenGrant, post: DuePost): Promise<CollectedPost> {
  const { db, clock, metricsReader } = deps;
  const measuredAt = new Date(clock.now());
  const days = dueDaysOfPost(post, measuredAt.getTime());
  const reserved = await reserveCalls(deps, grant, CALLS.postTotals + (days ? CALLS.postDays : 0));
  if (!reserved) return { kind: "quota_exhausted" };
  try {
    const totals = await metricsReader.readPostTotals(post.urn, reserved.caller);
    if (totals.kind !== "read") return await fail(deps, grant, post, totals);
    const daily = days ? await metricsReader.readPostDays(post.urn, days, reserved.caller) : null;
    if (daily && daily.kind !== "read") return await fail(deps, grant, post, daily);
    const linkedinPostId = post.id;
    const isWritten = await writeCollected(db, grant, measuredAt, (tx) =>
      recordMetrics(tx, grant.userId, {
        source: "community_api",
        measuredAt,
        // A row without any number says that LinkedIn was asked, so that it is not asked again at once.
        posts: [{ linkedinPostId, ...totals.value }],
        postDays: daily?.value.map((day) => ({ linkedinPostId, ...day })) ?? [],
      }),
    );
    return isWritten ? { kind: "collected" } : { kind: "lost" };
  } finally {
    await reserved.release();
  }
}

async function fail(
  deps: Deps,
  grant: OpenGrant,
  { id }: DuePost,
  failure: ReadFailure,
): Promise<CollectedPost> {
  if (failure.kind === "unauthorized") return refuseToken(deps, grant, failure);
  if (failure.kind !== "unavailable" && failure.kind !== "denied") return failure;
  const { db, clock, log } = deps;
  log.warn("metrics.post_postponed", { post: id, why: failure.kind });
  const metricsRetryAt = new Date(clock.now() + RETRY_HOURS * 3_600_000);
  await db.linkedinPost.updateMany({ where: { id, userId: grant.userId }, data: { metricsRetryAt } });
  return { kind: "postponed", failure };
}
