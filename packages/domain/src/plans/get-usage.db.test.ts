import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { getUsage } from "./get-usage";

const database = useTestDatabase();
const NOW = Date.UTC(2026, 10, 22, 10, 20);
const deps = () => ({ db: database.db, clock: { now: () => NOW, sleep: () => Promise.resolve() } });

async function plant(userId: string, { generations = {}, months = {} }: Planted) {
  const rows = Object.entries(generations).flatMap(([month, count]) =>
    Array.from({ length: count }, () => ({
      userId,
      kind: "write" as const,
      state: "spent" as const,
      month,
      units: 1,
      engine: "model" as const,
      model: "m",
      startedAt: new Date(NOW),
    })),
  );
  await database.db.generation.createMany({ data: rows });
  await database.db.usageMonth.createMany({
    data: Object.entries(months).map(([month, [posts, analyticsViews]]) => ({
      userId,
      month,
      posts,
      analyticsViews,
    })),
  });
}
type Planted = { generations?: Record<string, number>; months?: Record<string, [number, number]> };

const NOTHING = { aiPosts: 0, posts: 0, analyticsViews: 0 };

test("a new account has used nothing, in six months of zeros", async () => {
  const actor = toActor(await createUser(database.db));
  expect(await getUsage(deps(), actor)).toEqual({
    plan: "free",
    resetsAt: new Date("2026-11-30T23:00:00.000Z"),
    current: {
      aiPosts: { used: 0, limit: 5, level: "left" },
      posts: { used: 0, limit: 10, level: "left" },
      analyticsViews: { used: 0, limit: 50, level: "left" },
    },
    history: ["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"].map((month) => ({
      month,
      ...NOTHING,
    })),
  });
});

test("the history holds each of the last six months, and the current figures are its last", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  await plant(user.id, {
    generations: { "2026-05": 3, "2026-06": 2, "2026-11": 4 },
    months: { "2026-05": [1, 1], "2026-08": [7, 0], "2026-11": [9, 12] },
  });
  await plant(other.id, { generations: { "2026-11": 1 }, months: { "2026-11": [1, 1] } });
  await database.db.generation.create({
    data: {
      userId: user.id,
      kind: "rewrite",
      state: "spent",
      month: "2026-11",
      units: 0,
      engine: "model",
      model: "m",
      startedAt: new Date(NOW),
    },
  });
  const { current, history } = await getUsage(deps(), toActor(user));
  expect(current).toEqual({
    aiPosts: { used: 4, limit: 5, level: "near" },
    posts: { used: 9, limit: 10, level: "near" },
    analyticsViews: { used: 12, limit: 50, level: "left" },
  });
  expect(history).toEqual([
    { month: "2026-06", ...NOTHING, aiPosts: 2 },
    { month: "2026-07", ...NOTHING },
    { month: "2026-08", ...NOTHING, posts: 7 },
    { month: "2026-09", ...NOTHING },
    { month: "2026-10", ...NOTHING },
    { month: "2026-11", aiPosts: 4, posts: 9, analyticsViews: 12 },
  ]);
});

test("a paid plan has no limit of posts and views, and a downgrade says what is over the limit", async () => {
  const user = await createUser(database.db, { subscriptionStatus: "active" });
  await plant(user.id, { generations: { "2026-11": 5 }, months: { "2026-11": [40, 50] } });
  expect(await getUsage(deps(), toActor(user))).toMatchObject({
    plan: "professional",
    current: {
      aiPosts: { used: 5, limit: 100, level: "left" },
      posts: { used: 40, limit: null, level: "unlimited" },
      analyticsViews: { used: 50, limit: null, level: "unlimited" },
    },
  });
  await database.db.user.update({ where: { id: user.id }, data: { subscriptionStatus: "ended" } });
  expect(await getUsage(deps(), toActor(user))).toMatchObject({
    plan: "free",
    current: {
      aiPosts: { used: 5, limit: 5, level: "reached" },
      posts: { used: 40, limit: 10, level: "over" },
      analyticsViews: { used: 50, limit: 50, level: "reached" },
    },
  });
});
