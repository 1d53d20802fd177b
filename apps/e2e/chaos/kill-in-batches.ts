import { until } from "../harness/until";
import type { KillWorld, Planted, Victim } from "./kill-world";
import { AT_LINKEDIN, BETWEEN_STEPS, type KillPoint } from "./kill-points";

const MINUTE = 60_000;
/** Within the sweep's look-ahead, and longer than a sweep moves the executor's clock: no run wakes before its time. */
const AHEAD_MS = 70_000;

/**
 * Kills the victim while every kill point is held, lets everything go on, and lets time pass until all is done.
 * Answers the post of each kill point by its name.
 */
export async function killInBatches(world: KillWorld, victim: Victim): Promise<Map<string, Planted>> {
  const { db, stack, steer, sweep, held } = world;
  await world.clear();
  const planted = new Map<string, Planted>();
  // Ahead, so that they sleep; apart, so that each travels in a run of its own.
  for (const [i, { name, executor }] of BETWEEN_STEPS.entries()) {
    await steer("holds", { fn: "publish-posts", ...executor });
    const due = new Date(Date.now() + AHEAD_MS + i * 1000);
    planted.set(name, await world.plant(`${victim}: ${name}`, due));
  }
  await sweep();
  const count = BETWEEN_STEPS.length;
  const inPlace = async () => (await held()) === count - 1 && (await sleepers(world)) === 1;
  await until("every run but the last is held, and that one sleeps", inPlace, MINUTE);
  await comeDue(world);
  await until("every run is held", async () => (await held()) === count, MINUTE);
  // Which run meets which hold is a matter of chance; one of them has published.
  const ids = [...planted.values()].map(({ postId }) => postId);
  const published = await db.post.count({ where: { id: { in: ids }, status: "published" } });
  if (published !== 1) throw new Error(`${published} posts are published while every run is held`);

  // Last, because the product waits 30 s for an answer: it must be killed before that.
  const faults: { point: KillPoint; id: string }[] = [];
  // At one time, so that the texts travel in one run: eight may be under way, and four are held.
  const due = new Date(Date.now() - 10_000);
  for (const point of AT_LINKEDIN) {
    const { name, media } = point;
    const post = await world.plant(`${victim}: ${name}`, due, { media });
    planted.set(name, post);
    const { path, method, stage } = point.linkedin!;
    const match = { path, method, member: post.memberSub };
    faults.push({ point, id: (await stack.linkedin.fault({ match, kind: "hold", stage })).id });
  }
  await sweep();
  const heldAtLinkedIn = async () => (await stack.linkedin.held()).length;
  await until("every call is held", async () => (await heldAtLinkedIn()) === AT_LINKEDIN.length);

  await world.kill(victim);
  for (const { point, id } of faults)
    await stack.linkedin.release(id, { drop: point.linkedin!.release === "drop" });
  await world.passTime();
  return planted;
}

/** How many runs sleep until the time of their posts. */
async function sleepers({ stack }: KillWorld): Promise<number> {
  type Run = { steps: { name: string; outcome: string }[] };
  const response = await fetch(`${stack.inngestUrl}/_emulator/runs?fn=publish-posts`);
  const sleeps = ({ steps }: Run) =>
    steps.some(({ name, outcome }) => name === "until-due" && outcome === "sleeping");
  return ((await response.json()) as Run[]).filter(sleeps).length;
}

/** Brings every scheduled post and its sleeping run to its time; when it was handed out stays as it is. */
async function comeDue({ db, steer }: KillWorld): Promise<void> {
  const seconds = AHEAD_MS / 1000 + BETWEEN_STEPS.length;
  await db.$executeRaw`
    update posts set due_at = due_at - make_interval(secs => ${seconds}::float8),
      scheduled_at = scheduled_at - make_interval(secs => ${seconds}::float8)
    where status = 'scheduled'`;
  await steer("tick", { ms: AHEAD_MS, settleMs: 300 });
}
