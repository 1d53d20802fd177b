import { until } from "../harness/until";
import type { KillWorld, Planted, Victim } from "./kill-world";

const CREATE = { path: "^/rest/posts$", method: "POST" };
export const IN_SWEEPS = [
  "after the sweep took it",
  "after the sweep handed it out",
  "first create taken, killed before the re-send",
  "re-send sent, never taken",
  "re-send taken, answer unread",
] as const;
type Name = (typeof IN_SWEEPS)[number];

/** What a sweep hands out. */
const EVENTS = { path: "^/e/", method: "POST" };

/**
 * Kills the victim in the sweeps and once more in the re-sends, lets everything go on, and lets time pass until all is
 * done. Answers the post of each kill point by its name.
 */
export async function killInSweeps(world: KillWorld, victim: Victim): Promise<Map<string, Planted>> {
  const { db, stack } = world;
  await world.clear();
  const planted = new Map<string, Planted>();
  const plant = async (name: Name) => {
    const post = await world.plant(`${victim}: ${name}`, new Date(Date.now() - 10_000));
    planted.set(name, post);
    return post;
  };
  await leaveUnanswered(world, plant);
  await holdSweeps(world, plant);
  const faults = [];
  for (const [name, stage] of [
    ["re-send sent, never taken", "before"],
    ["re-send taken, answer unread", "after"],
  ] as const) {
    const match = { ...CREATE, member: planted.get(name)!.memberSub };
    faults.push(await stack.linkedin.fault({ match, kind: "hold", stage }));
  }
  // What a dead process was sending is lost with it.
  await world.kill(victim, { drop: true });

  await world.sweep();
  await until("both re-sends are held", async () => (await stack.linkedin.held()).length === 2);
  // The third re-send is not what is killed here: let its answer be written.
  const id = planted.get("first create taken, killed before the re-send")!.postId;
  const resolved = async () => (await db.post.findUniqueOrThrow({ where: { id } })).status === "published";
  await until("the third re-send is settled", resolved);
  await world.kill(victim);
  await stack.linkedin.release(faults[0]!.id, { drop: true });
  await stack.linkedin.release(faults[1]!.id);
  await world.passTime();
  return planted;
}

/** Three creates that nobody answers; the first of them took effect. */
async function leaveUnanswered(world: KillWorld, plant: (name: Name) => Promise<Planted>): Promise<void> {
  const { db, stack } = world;
  const unanswered = () => db.publishAttempt.count({ where: { outcome: "unknown" } });
  const before = await unanswered();
  for (const name of IN_SWEEPS.slice(2)) {
    const { memberSub } = await plant(name);
    const commit = name === "first create taken, killed before the re-send";
    await stack.linkedin.fault({ match: { ...CREATE, member: memberSub }, kind: "cut", commit });
  }
  await world.sweep();
  await until("no create is answered", async () => (await unanswered()) === before + 3);
}

/** Holds one sweep that took a post, one that handed one out, and one that found the lost posts. */
async function holdSweeps(world: KillWorld, plant: (name: Name) => Promise<Planted>): Promise<void> {
  const { db, stack, steer, sweep, held } = world;
  const holdEvents = () => stack.inngest.fault({ match: EVENTS, kind: "hold", stage: "before" });
  await holdEvents();
  await plant("after the sweep took it");
  await sweep();
  await until("the first sweep is held", async () => (await held()) === 1);
  await steer("holds", { fn: "sweep", stage: "after" });
  await plant("after the sweep handed it out");
  await sweep();
  await until("the second sweep is held", async () => (await held()) === 2);
  await db.$executeRaw`update posts set attempted_at = attempted_at - interval '181 s' where status = 'publishing'`;
  await holdEvents();
  await sweep();
  await until("the sweep that found the lost posts is held", async () => (await held()) === 3);
}
