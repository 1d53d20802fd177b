import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { consumeUsage } from "./consume-usage";
import { getLimit, type CountedUsage } from "./model/usage";

const database = useTestDatabase({ max: 12 });
const NOW = Date.UTC(2026, 10, 22, 10, 20);

async function make(overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(database.db, overrides);
  const actor = toActor(user);
  const consume = (what: CountedUsage = "posts", now = NOW, zone = actor.zone) =>
    database.db.$transaction((tx) => consumeUsage(tx, { ...actor, zone }, what, now));
  const plant = (data: { posts?: number; analyticsViews?: number }, month = "2026-11") =>
    database.db.usageMonth.create({ data: { userId: user.id, month, ...data } });
  const rows = () =>
    database.db.usageMonth.findMany({ where: { userId: user.id }, orderBy: { month: "asc" } });
  const update = (data: object) => database.db.user.update({ where: { id: user.id }, data });
  return { user, consume, plant, rows, update };
}

describe.each<CountedUsage>(["posts", "analyticsViews"])("%s", (what) => {
  const limit = getLimit("free", what)!;

  test("of twenty concurrent uses exactly one gets the last unit", async () => {
    const { consume, plant, rows } = await make();
    await plant({ [what]: limit - 1 });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => consume(what)));
    const refused = tries.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(19);
    for (const { reason } of refused)
      expect(reason).toMatchObject({
        code: "plan_limit_reached",
        data: { what, limit, resetsAt: "2026-11-30T23:00:00.000Z", zone: "Europe/Berlin", plan: "free" },
      });
    expect(await rows()).toMatchObject([{ month: "2026-11", [what]: limit }]);
  });

  test("twenty concurrent first uses of a month make one row, up to the limit", async () => {
    const { consume, rows } = await make();
    await Promise.allSettled(Array.from({ length: 20 }, () => consume(what)));
    expect(await rows()).toMatchObject([{ [what]: Math.min(20, limit) }]);
  });

  test("use without a limit is counted", async () => {
    const { consume, plant, rows } = await make({ subscriptionStatus: "active" });
    await plant({ [what]: 1000 });
    await consume(what);
    expect(await rows()).toMatchObject([{ [what]: 1001 }]);
  });
});

test("one user's use is not another's, and one kind's is not another's", async () => {
  const [one, other] = [await make(), await make()];
  await one.plant({ posts: 10 });
  await one.consume("analyticsViews");
  await other.consume();
  expect(await one.rows()).toMatchObject([{ posts: 10, analyticsViews: 1 }]);
  expect(await other.rows()).toMatchObject([{ posts: 1, analyticsViews: 0 }]);
});

test("an upgrade takes effect at once, and what was used before is kept", async () => {
  const { consume, plant, rows, update } = await make();
  await plant({ posts: 10 });
  await expect(consume()).rejects.toMatchObject({ code: "plan_limit_reached" });
  await update({ subscriptionStatus: "active", subscriptionPlan: "professional" });
  await consume();
  expect(await rows()).toMatchObject([{ posts: 11 }]);
});

test("after a downgrade more use is refused, and the count stays", async () => {
  const { consume, plant, rows, update } = await make({ subscriptionStatus: "active" });
  await plant({ posts: 40 });
  await consume();
  await update({ subscriptionStatus: "ended" });
  await expect(consume()).rejects.toMatchObject({ code: "plan_limit_reached", data: { plan: "free" } });
  expect(await rows()).toMatchObject([{ posts: 41 }]);
});

describe("the month", () => {
  test.each([
    ["Europe/Berlin", "a month in which the clocks go back", "2026-10", "2026-10-31T23:00:00.000Z"],
    ["Europe/Berlin", "a month in which the clocks go forward", "2027-03", "2027-03-31T22:00:00.000Z"],
    // The clocks go back two hours after this month has begun.
    ["America/New_York", "a month that ends before a change", "2026-10", "2026-11-01T04:00:00.000Z"],
    ["America/New_York", "a month whose first day has 25 hours", "2026-11", "2026-12-01T05:00:00.000Z"],
  ])("in %s %s resets at midnight of its zone", async (zone, _name, month, resetsAt) => {
    const { consume, plant, rows } = await make();
    await plant({ posts: 10 }, month);
    const midnight = Date.parse(resetsAt);
    await expect(consume("posts", midnight - 1, zone)).rejects.toMatchObject({ data: { resetsAt } });
    await consume("posts", midnight, zone);
    expect(await rows()).toMatchObject([{ month, posts: 10 }, { posts: 1 }]);
  });

  test("a change of zone grants no month twice: what was drawn ahead counts when the month comes", async () => {
    const { consume, plant, rows } = await make();
    await plant({ posts: 10 });
    const lastEvening = Date.parse("2026-11-30T20:00:00Z");
    await expect(consume("posts", lastEvening)).rejects.toMatchObject({ code: "plan_limit_reached" });
    for (let n = 0; n < 10; n++) await consume("posts", lastEvening, "Pacific/Kiritimati");
    const reset = { code: "plan_limit_reached", data: { resetsAt: "2026-12-31T10:00:00.000Z" } };
    await expect(consume("posts", lastEvening, "Pacific/Kiritimati")).rejects.toMatchObject(reset);
    await expect(consume("posts", lastEvening)).rejects.toMatchObject({ code: "plan_limit_reached" });
    await expect(consume("posts", lastEvening + 86_400_000)).rejects.toMatchObject({
      data: { resetsAt: "2026-12-31T23:00:00.000Z" },
    });
    expect(await rows()).toMatchObject([
      { month: "2026-11", posts: 10 },
      { month: "2026-12", posts: 10 },
    ]);
  });
});
