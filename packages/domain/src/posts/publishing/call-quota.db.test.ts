import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { duePost } from "../../testing/post-fixtures";
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

/** Creates a due post of a member who has made this many calls on the day it is due. */
async function dueAfterCalls(calls: number, overrides: Parameters<typeof duePost>[1] = {}) {
  const due = await duePost(database.db, overrides);
  const memberSub = due.user.linkedinProfileId!;
  const today = day(Math.max(Date.now(), Number(due.post.dueAt)));
  await database.db.linkedinCalls.create({ data: { memberSub, day: today, calls } });
  const left = async () =>
    (await database.db.linkedinCalls.findFirstOrThrow({ where: { memberSub, day: today } })).calls;
  return { ...due, memberSub, today, calls: left };
}

/** No other run has the post: waiting for one would change nothing. */
function depsAlone(): ReturnType<typeof fakeDeps> {
  const deps = fakeDeps(database.db);
  return { ...deps, clock: { ...deps.clock, sleep: () => Promise.resolve() } };
}

test("a create is counted before it is made", async () => {
  const { post, calls } = await dueAfterCalls(149);
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

test("a post without quota is deferred to after midnight UTC with the reason, without a call", async () => {
  // Far enough from its limit at any time of day.
  const { post, calls, today } = await dueAfterCalls(150, { expiresAt: new Date(Date.now() + 2 * DAY) });
  const deps = depsAlone();
  const { retry } = await publishBatch(deps, [post.id]);
  expect(deps.sent).toEqual([]);
  expect(retry).toEqual([]);
  expect(await calls()).toBe(150);
  const row = await read(post.id);
  expect(row).toMatchObject({ status: "scheduled", reason: "limit_reached", queuedAt: null, attempts: [] });
  const late = Number(row.dueAt) - Number(today) - DAY;
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(600_000);
  // The next day it goes out, and nothing is left of the deferral.
  await database.db.post.update({ where: { id: post.id }, data: { dueAt: new Date(Date.now() - 1000) } });
  await database.db.linkedinCalls.deleteMany({ where: { day: today } });
  await publishBatch(deps, [post.id]);
  expect(await read(post.id)).toMatchObject({ status: "published", reason: null });
});

test("a post without quota whose limit is before the next day fails at once with the reason", async () => {
  const { post, today } = await dueAfterCalls(150);
  await database.db.post.update({
    where: { id: post.id },
    data: { expiresAt: new Date(Number(today) + DAY) },
  });
  await publishBatch(depsAlone(), [post.id]);
  expect(await read(post.id)).toMatchObject({ status: "failed", reason: "limit_reached" });
});

test("a post with the member's last call goes out on time in one of two runs", async () => {
  const { post, calls } = await dueAfterCalls(149, { scheduledAt: new Date(Date.now() + 500) });
  const [first, second] = [fakeDeps(database.db), fakeDeps(database.db)];
  const { clock } = first;
  // The second run starts while the first waits with the last call, and waits until the first has ended.
  let other: Promise<unknown> | undefined;
  first.clock = {
    ...clock,
    sleep: (ms) => {
      other = publishBatch(second, [post.id]);
      return clock.sleep(ms);
    },
  };
  second.clock = { ...clock, sleep: async () => void (await sending) };
  const sending = publishBatch(first, [post.id]);
  await sending;
  await other;
  expect([first.sent.length, second.sent.length]).toEqual([1, 0]);
  expect(await read(post.id)).toMatchObject({ status: "published", reason: null, releases: 0 });
  expect(await calls()).toBe(150);
});

test("a post goes out with the last call after it was refunded", async () => {
  const { post, memberSub, today } = await dueAfterCalls(150);
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

test("of three due posts one goes out with one call left", async () => {
  const first = await dueAfterCalls(149, { expiresAt: new Date(Date.now() + 2 * DAY) });
  const ids = [first.post.id];
  for (let i = 0; i < 2; i++) {
    const { post } = await duePost(database.db, { expiresAt: new Date(Date.now() + 2 * DAY) }, first.user);
    ids.push(post.id);
  }
  const deps = depsAlone();
  await publishBatch(deps, ids);
  expect(deps.sent).toHaveLength(1);
  const statuses = (await Promise.all(ids.map(read))).map(({ status }) => status);
  expect(statuses.sort()).toEqual(["published", "scheduled", "scheduled"]);
});

test("the calls of fifty members in one batch are counted in one statement", async () => {
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

test("guard next-day-version: a post that was changed meanwhile is not deferred", async () => {
  const { post } = await dueAfterCalls(150);
  const deps = depsAlone();
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

describe("refunds of calls that were not made", () => {
  const unreached: CreateOutcome = { kind: "not_sent" };
  test.each([
    ["LinkedIn is not reached", unreached, 7],
    ["LinkedIn says to try again", { kind: "not_sent", status: 409 }, 8],
    ["LinkedIn does not answer", { kind: "unknown" }, 8],
  ] as const)("the count is right when %s", async (_name, outcome, counted) => {
    const { post, calls } = await dueAfterCalls(7);
    await publishBatch(fakeDeps(database.db, { create: () => outcome }), [post.id]);
    expect(await calls()).toBe(counted);
  });

  test("the call of a post that is cancelled while it waits is refunded", async () => {
    const { post, calls } = await dueAfterCalls(7, { scheduledAt: new Date(Date.now() + 4_000) });
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

describe("quota of a re-send", () => {
  async function unanswered(calls: number) {
    const world = await dueAfterCalls(calls);
    const deps = fakeDeps(database.db, { create: () => ({ kind: "unknown" }) });
    await publishBatch(deps, [world.post.id]);
    const attemptedAt = new Date(Date.now() - TIMING.pause - 1000);
    await database.db.post.update({ where: { id: world.post.id }, data: { attemptedAt } });
    deps.sent.length = 0;
    return { ...world, deps };
  }

  test("a re-send is counted", async () => {
    const { deps, post, calls } = await unanswered(7);
    await resendPost(deps, post.id);
    expect(deps.sent).toHaveLength(1);
    expect(await calls()).toBe(9);
  });

  test("a re-send is not made without quota", async () => {
    const { deps, post } = await unanswered(149);
    await resendPost(deps, post.id);
    expect(deps.sent).toEqual([]);
    expect(await read(post.id)).toMatchObject({ status: "publishing", resendId: null });
  });

  test("the call of a re-send that a guard stops is refunded", async () => {
    const { deps, post, calls } = await unanswered(7);
    await database.db.post.update({ where: { id: post.id }, data: { attemptedAt: new Date() } });
    await resendPost(deps, post.id);
    expect(deps.sent).toEqual([]);
    expect(await calls()).toBe(8);
  });
});

test("a post deferred beyond its limit fails for the reason of the deferral, not as missed", async () => {
  const user = await createUser(database.db);
  const ago = new Date(Date.now() - 1000);
  const late = { scheduledAt: ago, expiresAt: ago, dueAt: new Date(Date.now() + 1000) };
  const { post } = await duePost(database.db, { ...late, reason: "limit_reached" }, user);
  const { post: missed } = await duePost(database.db, { ...late, dueAt: ago, reason: null }, user);
  await expirePosts({ db: database.db });
  expect(await read(post.id)).toMatchObject({ status: "failed", reason: "limit_reached" });
  expect(await read(missed.id)).toMatchObject({ status: "failed", reason: "missed" });
});
