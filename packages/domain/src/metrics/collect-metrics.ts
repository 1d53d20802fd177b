import { type OpenGrant, openGrant } from "../connections/open-grant";
import { mergeNewTaktPosts } from "../sync/new-takt-posts";
import { collectDays } from "./collect-days";
import { collectPost } from "./collect-post";
import type { MetricsDeps } from "./deps";
import { listDuePosts } from "./due-posts";
import { type LeasedCollection, leaseCollection, releaseCollection, renewLease } from "./lease-collection";
import { METRICS_SCOPES } from "./model/metrics-scopes";
import { holdAfter, type Stop } from "./model/stop";

/** How long a step of a job works before others get their turn. */
const SLICE_MS = 15_000;
/** Posts of one reading of the list. */
const BATCH_SIZE = 50;
/** So many posts in a row without an answer are no fault of the posts. */
const MAX_FAILURES_IN_A_ROW = 2;

export type Collected = "ended" | "more" | "busy";
type Deps = Pick<MetricsDeps, "db" | "clock" | "log" | "vault" | "apiProducts" | "metricsReader" | "events">;

/**
 * Collects what is due of a member's figures, for `sliceMs` at most: the days first, then posts, the youngest first. Each
 * is written as soon as it was read, so whoever goes on after a process died repeats one of them at most. What ends it
 * early (no calls left, a limit, a refusal) is noted with the time from which on it may go on.
 */
export async function collectMetrics(deps: Deps, userId: string, sliceMs = SLICE_MS): Promise<Collected> {
  if (!deps.apiProducts.community) return "ended";
  const grant = await openGrant(deps, userId, "community");
  if (!grant) return "ended";
  const startedAt = deps.clock.now();
  const leased = await leaseCollection(deps.db, grant, new Date(startedAt));
  if (!leased) return "busy";
  let stop: Stop | null = null;
  try {
    stop = await collect(deps, grant, { leased, until: startedAt + sliceMs });
  } finally {
    const held = stop && holdAfter(stop, deps.clock.now());
    if (held) deps.log.warn("metrics.held", { userId, why: held.why, until: held.until.toISOString() });
    await releaseCollection(deps.db, userId, leased, held);
  }
  return stop?.kind === "slice_over" ? "more" : "ended";
}

/** Collects until nothing is due, or something stops it. */
async function collect(
  deps: Deps,
  grant: OpenGrant,
  { leased, until }: { leased: LeasedCollection; until: number },
): Promise<Stop | null> {
  const { db, clock } = deps;
  const stopped = await collectDays(deps, grant, leased.daysReadAt);
  if (stopped) return stopped;
  if (!grant.scopes.includes(METRICS_SCOPES.posts)) return null;
  await mergeNewTaktPosts(deps, grant.userId);
  let failures = 0;
  for (;;) {
    const posts = await listDuePosts(db, grant.userId, { now: new Date(clock.now()), limit: BATCH_SIZE });
    for (const post of posts) {
      if (clock.now() >= until) return { kind: "slice_over" };
      if (!(await renewLease(db, grant.userId, leased))) return { kind: "lost" };
      const outcome = await collectPost(deps, grant, post);
      if (outcome.kind === "collected") failures = 0;
      else if (outcome.kind !== "postponed") return outcome;
      else if (++failures === MAX_FAILURES_IN_A_ROW) return outcome.failure;
    }
    if (posts.length === 0) return null;
  }
}
