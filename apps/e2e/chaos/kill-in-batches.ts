import { waitFor } from "../harness/wait-for";
import type { KillHarness, ScheduledPost, Victim } from "./start-kill-harness";
import { LINKEDIN_KILL_POINTS, STEP_KILL_POINTS, type KillPoint } from "./kill-points";

const MINUTE_MS = 60_000;
/** Within the sweep's look-ahead and longer than a sweep advances the executor's clock, so that no run wakes early. */
const AHEAD_MS = 66_000;
/** Further apart than posts that share a run (to-due-batches.ts). */
const APART_MS = 2_200;

/**
 * Kills the victim while every kill point is held, releases everything, and lets time pass until all posts are settled.
 * Returns the post of each kill point by its name.
 */
export async function killInBatches(
  harness: KillHarness,
  victim: Victim,
): Promise<Map<string, ScheduledPost>> {
  const { db, stack, sweep, held } = harness;
  await harness.clear();
  const posts = new Map<string, ScheduledPost>();
  for (const { name, executor } of STEP_KILL_POINTS) {
    await stack.inngest.hold({ fn: "publish-posts", ...executor! });
    const later = new Date(Date.now() + 60 * MINUTE_MS);
    posts.set(name, await harness.schedulePost(`${victim}: ${name}`, later));
  }
  // The posts are due later, so that their runs sleep, and apart, so that each has its own run.
  const from = Date.now() + AHEAD_MS;
  for (const [i, { postId: id }] of [...posts.values()].entries()) {
    const due = new Date(from + i * APART_MS);
    await db.post.update({ where: { id }, data: { scheduledAt: due, dueAt: due } });
  }
  await sweep();
  const count = STEP_KILL_POINTS.length;
  const isInPlace = async () => (await held()) === count - 1 && (await countSleepingRuns(harness)) === 1;
  await waitFor("every run but the last is held, and that one sleeps", isInPlace, MINUTE_MS);
  await makeDue(harness);
  await waitFor("every run is held", async () => (await held()) === count, MINUTE_MS);
  // Which run meets which hold is left to chance; exactly one has published.
  const ids = [...posts.values()].map(({ postId }) => postId);
  const published = await db.post.count({ where: { id: { in: ids }, status: "published" } });
  if (published !== 1) throw new Error(`${published} posts are published while every run is held`);

  // These come last: the product waits 30 s for an answer and must be killed before that.
  const faults: { point: KillPoint; id: string }[] = [];
  // They share one time, so that the texts share a run: eight runs may be active, and four are held.
  const due = new Date(Date.now() - 10_000);
  for (const point of LINKEDIN_KILL_POINTS) {
    const { name, media, fields } = point;
    const post = await harness.schedulePost(`${victim}: ${name}`, due, { media, ...fields });
    posts.set(name, post);
    const { path, method, stage } = point.linkedin!;
    const match = { path, method, member: post.memberSub };
    faults.push({ point, id: (await stack.linkedin.fault({ match, kind: "hold", stage })).id });
  }
  await sweep();
  const heldAtLinkedIn = async () => (await stack.linkedin.held()).length;
  await waitFor("every call is held", async () => (await heldAtLinkedIn()) === LINKEDIN_KILL_POINTS.length);

  await harness.kill(victim);
  for (const { point, id } of faults)
    await stack.linkedin.release(id, { drop: point.linkedin!.release === "drop" });
  await harness.passTime();
  return posts;
}

/** Counts the runs that sleep until their posts are due. */
async function countSleepingRuns({ stack }: KillHarness): Promise<number> {
  const runs = await stack.inngest.runs({ fn: "publish-posts" });
  return runs.filter(({ steps }) =>
    steps.some(({ name, outcome }) => name === "until-due" && outcome === "sleeping"),
  ).length;
}

/** Makes every scheduled post due and wakes its run; the time at which it was queued does not change. */
async function makeDue({ db, stack }: KillHarness): Promise<void> {
  const seconds = (AHEAD_MS + STEP_KILL_POINTS.length * APART_MS) / 1000;
  await db.$executeRaw`
    update posts set due_at = due_at - make_interval(secs => ${seconds}::float8),
      scheduled_at = scheduled_at - make_interval(secs => ${seconds}::float8)
    where status = 'scheduled'`;
  await stack.inngest.tick(AHEAD_MS + STEP_KILL_POINTS.length * APART_MS, { settleMs: 300 });
}
