import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { assertRangeAllowed } from "./assert-range-allowed";
import { consumeView, VIEW_MINUTES } from "./consume-view";

const database = useTestDatabase({ max: 12 });
const NOW = Date.UTC(2026, 10, 22, 10, 20);
const MINUTE = 60_000;

async function make(overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(database.db, overrides);
  const deps = (minutes: number) => ({
    db: database.db,
    clock: { now: () => NOW + minutes * MINUTE, sleep: () => Promise.resolve() },
  });
  const open = (minutes = 0) => consumeView(deps(minutes), toActor(user));
  const range = (from: string) => assertRangeAllowed(deps(0), toActor(user), { from, to: "2026-11-22" });
  const views = async () => {
    const row = await database.db.usageMonth.findFirst({ where: { userId: user.id } });
    return row?.analyticsViews ?? 0;
  };
  const plant = (analyticsViews: number) =>
    database.db.usageMonth.create({ data: { userId: user.id, month: "2026-11", analyticsViews } });
  return { user, open, range, views, plant };
}

test("what is opened within an hour is one view, whatever is opened again, and the next is another", async () => {
  const { open, views } = await make();
  for (const minutes of [0, 1, VIEW_MINUTES - 1]) await open(minutes);
  expect(await views()).toBe(1);
  await open(VIEW_MINUTES);
  expect(await views()).toBe(2);
  await open(2 * VIEW_MINUTES - 1);
  expect(await views()).toBe(2);
});

test("twenty concurrent openings are one view", async () => {
  const { open, views } = await make();
  await Promise.all(Array.from({ length: 20 }, () => open()));
  expect(await views()).toBe(1);
});

test("the last view stays open, the next is refused, and a refusal opens nothing", async () => {
  const { open, views, plant } = await make();
  await plant(49);
  await open();
  await open(VIEW_MINUTES - 1);
  const refused = { code: "plan_limit_reached", data: { what: "analyticsViews", limit: 50 } };
  for (const minutes of [VIEW_MINUTES, VIEW_MINUTES + 1])
    await expect(open(minutes)).rejects.toMatchObject(refused);
  expect(await views()).toBe(50);
});

test("a plan without a limit counts its views, too", async () => {
  const { open, views, plant } = await make({ subscriptionStatus: "active" });
  await plant(1000);
  await open();
  expect(await views()).toBe(1001);
});

test.each([
  ["free", {}, "2026-10-23", "2026-10-22", 30],
  ["professional", { subscriptionStatus: "active" }, "2025-11-22", "2025-11-21", 365],
] as const)(
  "%s: a range begins as far back as the plan shows; an earlier one is refused and counts nothing",
  async (plan, overrides, earliest, before, days) => {
    const { range, views } = await make(overrides);
    const refused = { code: "analytics_range_locked", data: { days, earliest, plan } };
    await expect(range(before)).rejects.toMatchObject(refused);
    expect(await views()).toBe(0);
    await range(earliest);
    expect(await views()).toBe(1);
  },
);

test("Enterprise sees all that is kept", async () => {
  const { range, views } = await make({ subscriptionStatus: "active", subscriptionPlan: "enterprise" });
  await range("2020-01-01");
  expect(await views()).toBe(1);
});
