import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { waitFor } from "../harness/wait-for";
import type { KillHarness, ScheduledPost, Victim } from "./start-kill-harness";

const CREATE = { path: "^/rest/posts$", method: "POST" };
export const SWEEP_KILL_POINTS = [
  "after the sweep queued it",
  "after the sweep sent its event",
  "first create taken, killed before the re-send",
  "re-send sent, never taken",
  "re-send taken, answer unread",
] as const;
type Name = (typeof SWEEP_KILL_POINTS)[number];

/** The request with which a sweep sends events. */
const SEND_EVENTS = { path: "^/e/", method: "POST" };

/**
 * Kills the victim in the sweeps and again in the re-sends, releases everything, and lets time pass until all posts are
 * settled. Returns the post of each kill point by its name.
 */
export async function killInSweeps(
  harness: KillHarness,
  victim: Victim,
): Promise<Map<string, ScheduledPost>> {
  const { db, stack } = harness;
  await harness.clear();
  const posts = new Map<string, ScheduledPost>();
  const schedulePost = async (name: Name) => {
    const post = await harness.schedulePost(`${victim}: ${name}`, new Date(Date.now() - 10_000));
    posts.set(name, post);
    return post;
  };
  await leaveUnanswered(harness, schedulePost);
  await holdSweeps(harness, schedulePost);
  const faults = [];
  for (const [name, stage] of [
    ["re-send sent, never taken", "before"],
    ["re-send taken, answer unread", "after"],
  ] as const) {
    const match = { ...CREATE, member: posts.get(name)!.memberSub };
    faults.push(await stack.linkedin.fault({ match, kind: "hold", stage }));
  }
  // Requests that the dead process was sending are lost.
  await harness.kill(victim, { drop: true });

  await harness.sweep();
  await waitFor("both re-sends are held", async () => (await stack.linkedin.held()).length === 2);
  // The third re-send is not killed here, so its answer must be recorded first.
  const id = posts.get("first create taken, killed before the re-send")!.postId;
  const resolved = async () => (await db.post.findUniqueOrThrow({ where: { id } })).status === "published";
  await waitFor("the third re-send is settled", resolved);
  await harness.kill(victim);
  await stack.linkedin.release(faults[0]!.id, { drop: true });
  await stack.linkedin.release(faults[1]!.id);
  await harness.passTime();
  return posts;
}

/** Sends three creates that are not answered; the first of them took effect. */
async function leaveUnanswered(
  harness: KillHarness,
  schedulePost: (name: Name) => Promise<ScheduledPost>,
): Promise<void> {
  const { db, stack } = harness;
  const unanswered = () => db.publishAttempt.count({ where: { outcome: "unknown" } });
  const before = await unanswered();
  for (const name of SWEEP_KILL_POINTS.slice(2)) {
    const { memberSub } = await schedulePost(name);
    const commit = name === "first create taken, killed before the re-send";
    await stack.linkedin.fault({ match: { ...CREATE, member: memberSub }, kind: "cut", commit });
  }
  await harness.sweep();
  await waitFor("no create is answered", async () => (await unanswered()) === before + 3);
}

/** Holds one sweep that queued a post, one that sent its event, and one that found the unanswered posts. */
async function holdSweeps(
  harness: KillHarness,
  schedulePost: (name: Name) => Promise<ScheduledPost>,
): Promise<void> {
  const { db, stack, sweep, held } = harness;
  const holdEvents = () => stack.inngest.fault({ match: SEND_EVENTS, kind: "hold", stage: "before" });
  await holdEvents();
  await schedulePost("after the sweep queued it");
  await sweep();
  await waitFor("the first sweep is held", async () => (await held()) === 1);
  await stack.inngest.hold({ fn: "sweep", stage: "after" });
  await schedulePost("after the sweep sent its event");
  await sweep();
  await waitFor("the second sweep is held", async () => (await held()) === 2);
  // Their re-sends are due, so that what follows waits for no pause.
  const pauseS = TIMING.pause / 1000 + 1;
  await db.$executeRaw`
    update posts set attempted_at = attempted_at - make_interval(secs => ${pauseS}) where status = 'publishing'`;
  await holdEvents();
  await sweep();
  await waitFor("the sweep that found the lost posts is held", async () => (await held()) === 3);
}
