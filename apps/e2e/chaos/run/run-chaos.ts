import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { connectTestDatabase, type Db } from "@takt/db/testing/connect-test-database";
import { until } from "../../harness/until";
import { answerQuestions } from "./act/answer-questions";
import { plant } from "./act/plant";
import { plantFaults } from "./act/plant-faults";
import { look } from "./act/post-api";
import { reconnect } from "./act/link";
import { runPlan } from "./act/run-plan";
import { schedule, toInstant, type Start } from "./act/schedule";
import type { LivePost, User } from "./act/user";
import { collect } from "./collect";
import { drain } from "./drain";
import type { Evidence } from "./evidence";
import { makePlan, type ChaosOptions } from "./plan/make-plan";
import type { Plan } from "./plan/plan";
import { startWorld, type World } from "./world";

const MINUTE = 60_000;
/** From the last post scheduled to the first full minute, at least. */
const LEAD_MS = 8_000;

/** What was found once everything had come to its end, and again after users had answered what was unconfirmed. */
export type Found = { evidence: Evidence; answered: Evidence };

/**
 * One run: plan, plant, disturb, drain, collect. `folder` gets the plan before anything happens, and what was found
 * at the end, so that a run can be judged again.
 */
export async function runChaos(
  options: ChaosOptions,
  folder: string,
  say: (line: string) => void,
): Promise<Found> {
  const plan = makePlan(options);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "plan.json"), JSON.stringify(plan, null, 1));
  const world = await startWorld(options.seed, say);
  try {
    const found = await live(world, plan);
    writeFileSync(path.join(folder, "evidence.json"), JSON.stringify(found));
    return found;
  } finally {
    await world.close();
  }
}

async function live(world: World, plan: Plan): Promise<Found> {
  const planted = await withDb(world, async (db) => {
    const { users, posts } = await plant(world, db, plan);
    const start = await scheduleAll(world, db, posts);
    return { users, posts, start };
  });
  const { users, posts, start } = planted;
  await plantFaults(world, posts);
  world.say(
    `${posts.length} posts of ${users.length} members; the first full minute begins ${new Date(start.firstSlot).toISOString()}`,
  );
  await runPlan(world, start, plan, { users, posts });
  const calmFrom = world.now();
  await comeBack(world, plan, users);
  // The old connections died with the servers that were killed: a client of its own.
  return withDb(world, async (db) => {
    const about = { users, posts, seed: plan.seed, began: start.at, calmFrom };
    await drain(world, db);
    const evidence = await collect(world, db, about);
    await answerQuestions(world, posts);
    await drain(world, db);
    return { evidence, answered: await collect(world, db, about) };
  });
}

/** Posts with a slot are scheduled for it; of some the limit is drawn closer, so that the run lives to see it. */
async function scheduleAll(world: World, db: Db, posts: readonly LivePost[]): Promise<Start> {
  // About a tenth of a second each: never so late that the first minute is over.
  const ready = Date.now() + LEAD_MS + posts.length * 100;
  const firstSlot = Math.ceil(ready / MINUTE) * MINUTE;
  for (const post of posts) {
    const { due, lifeMs } = post.planned;
    if (due.slot === null) continue;
    const seen = await look(world, post);
    const instant = toInstant({ at: 0, firstSlot }, due);
    const answer = seen && (await schedule(world, post, seen, instant));
    if (answer?.result !== "confirmed")
      throw new Error(`a post was not scheduled: ${JSON.stringify(answer)}`);
    if (lifeMs !== null)
      await db.post.update({ where: { id: post.id }, data: { expiresAt: new Date(instant + lifeMs) } });
  }
  return { at: Math.min(Date.now(), firstSlot - LEAD_MS), firstSlot };
}

/** Everything is up again, and those who meant to reconnect have. */
async function comeBack(world: World, plan: Plan, users: readonly User[]): Promise<void> {
  await until("the database answers", () => world.database.answers(), MINUTE);
  await world.executorKnowsTheApp();
  for (const { member, backAfterMs } of plan.links) {
    const user = users[member]!;
    const last = world.notes.links.findLast((link) => link.member === user.member);
    if (backAfterMs !== null && last?.result === "lost") await reconnect(world, user);
  }
}

async function withDb<Value>(world: World, work: (db: Db) => Promise<Value>): Promise<Value> {
  const db = connectTestDatabase(world.database.url);
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}
