import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { duePost } from "../../testing/due-post";
import { fakeDeps } from "../../testing/fake-deps";
import type { CreateOutcome } from "../ports/publisher";
import { TIMING } from "../model/publish-timing";
import { expirePosts } from "./expire-posts";
import { publishBatch } from "./publish-batch";
import { resendPost } from "./resend-post";

const database = useTestDatabase();
const DAY = 86_400_000;
const day = (of: number | Date) => new Date(Math.floor(Number(of) / DAY) * DAY);
const read = (id: string) =>
  database.db.post.findUniqueOrThrow({ where: { id }, include: { attempts: true } });

/** A due post of a member who made so many calls on the day it is due. */
async function after(calls: number, overrides: Parameters<typeof duePost>[1] = {}) {
  const due = await duePost(database.db, overrides);
  const memberSub = due.user.linkedinProfileId!;
  const today = day(Math.max(Date.now(), Number(due.post.dueAt)));
  await database.db.linkedinCalls.create({ data: { memberSub, day: today, calls } });
  const left = async () =>
    (await database.db.linkedinCalls.findFirstOrThrow({ where: { memberSub, day: today } })).calls;
  return { ...due, memberSub, today, calls: left };
}

test("a create is counted before it is made", async () => {
  const { post, calls } = await after(149);
  let counted = 0;
  const deps = fakeDeps(database.db, {
    create: async () => {
      counted = await calls();
      return { kind: "created", urn: "urn:li:share:1" };
    },
  });
  await publishBatch(deps, [post.id]);
  expect(counted).toBe(150);
  expect(await read(post.id)).toMatchObject({ status: "published" });
});

test("used up: no call, put off to after midnight UTC, with the reason", async () => {
  // Far enough from its limit, whatever the time of day.
  const { post, calls, today } = await after(150, { expiresAt: new Date(Date.now() + 2 * DAY) });
  const deps = fakeDeps(database.db);
  const { again } = await publishBatch(deps, [post.id]);
  expect(deps.sent).toEqual([]);
  expect(again).toEqual([]);
  expect(await calls()).toBe(150);
  const row = await read(post.id);
  expect(row).toMatchObject({ status: "scheduled", reason: "limit_reached", queuedAt: null, attempts: [] });
  const late = Number(row.dueAt) - Number(today) - DAY;
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(600_000);
  // The next day it goes out, and nothing of the delay is left.
  await database.db.post.update({ where: { id: post.id }, data: { dueAt: new Date(Date.now() - 1000) } });
  await database.db.linkedinCalls.deleteMany({ where: { day: today } });
  await publishBatch(deps, [post.id]);
  expect(await read(post.id)).toMatchObject({ status: "published", reason: null });
});

test("used up, and the next day is too late: failed at once, with the reason", async () => {
  const { post, today } = await after(150);
  await database.db.post.update({
    where: { id: post.id },
    data: { expiresAt: new Date(Number(today) + DAY) },
  });
  await publishBatch(fakeDeps(database.db), [post.id]);
  expect(await read(post.id)).toMatchObject({ status: "failed", reason: "limit_reached" });
});

test("the member's last call, and two runs of one post: it goes out on time", async () => {
  const { post, calls } = await after(149, { scheduledAt: new Date(Date.now() + 500) });
  const deps = fakeDeps(database.db);
  await Promise.all([publishBatch(deps, [post.id]), publishBatch(deps, [post.id])]);
  expect(deps.sent).toHaveLength(1);
  expect(await read(post.id)).toMatchObject({ status: "published", reason: null, releases: 0 });
  expect(await calls()).toBe(150);
});

test("who had the last call gives it back: the post goes out with it", async () => {
  const { post, memberSub, today } = await after(150);
  const deps = fakeDeps(database.db);
  deps.clock = {
    ...deps.clock,
    sleep: async () => {
      await database.db.linkedinCalls.updateMany({ where: { memberSub, day: today }, data: { calls: 149 } });
    },
  };
  await publishBatch(deps, [post.id]);
  expect(await read(post.id)).toMatchObject({ status: "published" });
});

test("one left and three posts due: one goes out", async () => {
  const first = await after(149, { expiresAt: new Date(Date.now() + 2 * DAY) });
  const ids = [first.post.id];
  for (let i = 0; i < 2; i++) {
    const { post } = await duePost(database.db, { expiresAt: new Date(Date.now() + 2 * DAY) }, first.user);
    ids.push(post.id);
  }
  const deps = fakeDeps(database.db);
  await publishBatch(deps, ids);
  expect(deps.sent).toHaveLength(1);
  const statuses = (await Promise.all(ids.map(read))).map(({ status }) => status);
  expect(statuses.sort()).toEqual(["published", "scheduled", "scheduled"]);
});

test("fifty members in one batch: their calls are counted in one statement", async () => {
  const posts = await Promise.all(Array.from({ length: 50 }, () => duePost(database.db)));
  let statements = 0;
  const db = new Proxy(database.db, {
    get(target, key) {
      if (key !== "$queryRaw") return Reflect.get(target, key) as unknown;
      return (strings: TemplateStringsArray, ...values: unknown[]) => {
        if (strings.join("").includes("into linkedin_calls")) statements++;
        return target.$queryRaw(strings, ...values);
      };
    },
  });
  const deps = { ...fakeDeps(database.db), db };
  await publishBatch(
    deps,
    posts.map(({ post }) => post.id),
  );
  expect(await database.db.post.count({ where: { status: "published" } })).toBeGreaterThanOrEqual(50);
  expect(statements).toBe(1);
});

test("guard put-off-version: a post that was changed meanwhile is not put off", async () => {
  const { post } = await after(150);
  const deps = fakeDeps(database.db);
  const change = () =>
    database.db.post.update({ where: { id: post.id }, data: { version: { increment: 1 } } });
  const db = new Proxy(database.db, {
    get(target, key) {
      if (key !== "$executeRaw") return Reflect.get(target, key) as unknown;
      return async (strings: TemplateStringsArray, ...values: unknown[]) => {
        if (strings.join("").includes("tomorrow")) await change();
        return target.$executeRaw(strings, ...values);
      };
    },
  });
  await publishBatch({ ...deps, db }, [post.id]);
  expect(await read(post.id)).toMatchObject({ status: "scheduled", reason: null, dueAt: post.dueAt });
});

describe("what was not called is given back", () => {
  const unreached: CreateOutcome = { kind: "not_sent" };
  test.each([
    ["LinkedIn not reached", unreached, 7],
    ["LinkedIn said to try again", { kind: "not_sent", status: 409 }, 8],
    ["no answer", { kind: "unknown" }, 8],
  ] as const)("%s", async (_name, outcome, counted) => {
    const { post, calls } = await after(7);
    await publishBatch(fakeDeps(database.db, { create: () => outcome }), [post.id]);
    expect(await calls()).toBe(counted);
  });

  test("cancelled while it waited", async () => {
    const { post, calls } = await after(7, { scheduledAt: new Date(Date.now() + 300) });
    const deps = fakeDeps(database.db);
    deps.clock = {
      ...deps.clock,
      sleep: async () => {
        expect(await calls()).toBe(8);
        await database.db.post.update({ where: { id: post.id }, data: { status: "cancelled" } });
      },
    };
    await publishBatch(deps, [post.id]);
    expect(deps.sent).toEqual([]);
    expect(await calls()).toBe(7);
  });
});

describe("a re-send", () => {
  async function unanswered(calls: number) {
    const world = await after(calls);
    const deps = fakeDeps(database.db, { create: () => ({ kind: "unknown" }) });
    await publishBatch(deps, [world.post.id]);
    const attemptedAt = new Date(Date.now() - TIMING.pause - 1000);
    await database.db.post.update({ where: { id: world.post.id }, data: { attemptedAt } });
    deps.sent.length = 0;
    return { ...world, deps };
  }

  test("is counted too", async () => {
    const { deps, post, calls } = await unanswered(7);
    await resendPost(deps, post.id);
    expect(deps.sent).toHaveLength(1);
    expect(await calls()).toBe(9);
  });

  test("is not made when the calls are used up", async () => {
    const { deps, post } = await unanswered(149);
    await resendPost(deps, post.id);
    expect(deps.sent).toEqual([]);
    expect(await read(post.id)).toMatchObject({ status: "publishing", resendId: null });
  });

  test("that a guard stops is given back", async () => {
    const { deps, post, calls } = await unanswered(7);
    await database.db.post.update({ where: { id: post.id }, data: { attemptedAt: new Date() } });
    await resendPost(deps, post.id);
    expect(deps.sent).toEqual([]);
    expect(await calls()).toBe(8);
  });
});

test("put off beyond its limit by whatever: given up for that reason, not for being missed", async () => {
  const user = await createUser(database.db);
  const ago = new Date(Date.now() - 1000);
  const late = { scheduledAt: ago, expiresAt: ago, dueAt: new Date(Date.now() + 1000) };
  const { post } = await duePost(database.db, { ...late, reason: "limit_reached" }, user);
  const { post: missed } = await duePost(database.db, { ...late, dueAt: ago, reason: null }, user);
  await expirePosts({ db: database.db });
  expect(await read(post.id)).toMatchObject({ status: "failed", reason: "limit_reached" });
  expect(await read(missed.id)).toMatchObject({ status: "failed", reason: "missed" });
});
