import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { connectTestDatabase, type Db } from "@takt/db/testing/connect-test-database";
import { waitFor } from "../../harness/wait-for";
import { resolveUnconfirmed } from "./actions/resolve-unconfirmed";
import { createUsersAndPosts } from "./actions/create-users-and-posts";
import { injectFaults } from "./actions/inject-faults";
import { injectReceiverFaults } from "./actions/inject-receiver-faults";
import { loadPost } from "./actions/post-api";
import { reconnect } from "./actions/change-connection";
import { runPlan } from "./actions/run-plan";
import { schedule, toInstant, type Start } from "./actions/schedule";
import type { LivePost, User } from "./actions/user";
import { collect } from "./collect";
import { drain } from "./drain";
import type { Evidence } from "./evidence";
import { makePlan, type ChaosOptions } from "./plan/make-plan";
import type { Plan } from "./plan/plan";
import { startChaosHarness, type ChaosHarness } from "./start-chaos-harness";

const MINUTE_MS = 60_000;
/** The least time from the last scheduling to the first full minute. */
const LEAD_MS = 8_000;
/** For scheduling one post. */
const SCHEDULING_MS = 400;

/** The evidence once all posts are settled, and again after users have resolved the unconfirmed ones. */
export type RunResult = { evidence: Evidence; answered: Evidence };

/**
 * Runs one plan: set up, disturb, drain, collect. `folder` gets the plan at the start and the evidence at the end, so
 * that the run can be judged again.
 */
export async function runChaos(
  options: ChaosOptions,
  folder: string,
  log: (line: string) => void,
): Promise<RunResult> {
  const plan = makePlan(options);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "plan.json"), JSON.stringify(plan, null, 1));
  const harness = await startChaosHarness(options.seed, log);
  try {
    const result = await runAndCollect(harness, plan);
    writeFileSync(path.join(folder, "evidence.json"), JSON.stringify(result));
    return result;
  } finally {
    await harness.close();
  }
}

async function runAndCollect(harness: ChaosHarness, plan: Plan): Promise<RunResult> {
  injectReceiverFaults(harness, plan);
  const setUp = await withDb(harness, async (db) => {
    const { users, posts } = await createUsersAndPosts(harness, db, plan);
    const start = await scheduleAll(harness, db, posts);
    return { users, posts, start };
  });
  const { users, posts, start } = setUp;
  await injectFaults(harness, posts);
  harness.log(
    `${posts.length} posts of ${users.length} members; the first full minute begins ${new Date(start.firstSlot).toISOString()}`,
  );
  await runPlan(harness, start, plan, { users, posts });
  const faultsEndedAt = harness.now();
  await reconnectUsers(harness, plan, users);
  // A new client is needed: the old connections ended with the killed servers.
  return withDb(harness, async (db) => {
    const context = { users, posts, seed: plan.seed, startedAt: start.at, faultsEndedAt };
    await drain(harness, db);
    const evidence = await collect(harness, db, context);
    await resolveUnconfirmed(harness, posts);
    await drain(harness, db);
    return { evidence, answered: await collect(harness, db, context) };
  });
}

/** Schedules the posts that have a slot; some get an earlier expiry, so that it falls within the run. */
async function scheduleAll(harness: ChaosHarness, db: Db, posts: readonly LivePost[]): Promise<Start> {
  // Each takes a tenth of a second, or four on a busy machine; the first minute must not be over by then.
  const ready = Date.now() + LEAD_MS + posts.length * SCHEDULING_MS;
  const firstSlot = Math.ceil(ready / MINUTE_MS) * MINUTE_MS;
  for (const post of posts) {
    const { due, expiresAfterMs } = post.planned;
    if (due.slot === null) continue;
    const seen = await loadPost(harness, post);
    const instant = toInstant({ at: 0, firstSlot }, due);
    const answer = seen && (await schedule(harness, post, seen, instant));
    if (answer?.result !== "confirmed")
      throw new Error(`a post was not scheduled: ${JSON.stringify(answer)}`);
    if (expiresAfterMs !== null)
      await db.post.update({
        where: { id: post.id },
        data: { expiresAt: new Date(instant + expiresAfterMs) },
      });
  }
  return { at: Math.min(Date.now(), firstSlot - LEAD_MS), firstSlot };
}

/** Waits until everything is up and reconnects the users whose planned reconnect was lost. */
async function reconnectUsers(harness: ChaosHarness, plan: Plan, users: readonly User[]): Promise<void> {
  await waitFor("the database answers", () => harness.database.isReachable(), MINUTE_MS);
  await harness.waitForAppRegistration();
  for (const { member, backAfterMs } of plan.disconnects) {
    const user = users[member]!;
    const last = harness.notes.connectionChanges.findLast((change) => change.member === user.member);
    if (backAfterMs !== null && last?.result === "lost") await reconnect(harness, user);
  }
}

async function withDb<Value>(harness: ChaosHarness, work: (db: Db) => Promise<Value>): Promise<Value> {
  const db = connectTestDatabase(harness.database.url);
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}
