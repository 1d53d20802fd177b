import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { PLANS } from "../plans/model/plans";
import { actorOf } from "../testing/actor-of";
import { allOf } from "../testing/all-of";
import { compositionOf } from "../testing/composition-of";
import { fakeDeps } from "../testing/fake-deps";
import { getUsage } from "./get-usage";
import { reserveGeneration } from "./reserve-generation";
import { writeText } from "./write-text";

const database = useTestDatabase({ max: 12 });
const LIMIT = PLANS.free.aiPostsPerMonth;
/** In Berlin it is November already. */
const NOW = Date.UTC(2026, 9, 31, 23, 30);
const at = (now: number) => ({ now: () => now, sleep: () => Promise.resolve() });
const depsAt = (now: number) => fakeDeps(database.db, { clock: at(now) });

async function make() {
  const user = await createUser(database.db);
  const { id } = await compositionOf(database.db, user);
  const write = (now = NOW, engine?: "outline") => writeText(depsAt(now), actorOf(user), { id, engine });
  const used = async (now = NOW) => (await getUsage(depsAt(now), actorOf(user))).used;
  const rows = () => database.db.generation.findMany({ where: { userId: user.id } });
  const spend = (count: number, more: object = {}) =>
    database.db.generation.createMany({
      data: Array.from({ length: count }, () => ({
        userId: user.id,
        kind: "write" as const,
        state: "spent" as const,
        month: "2026-11",
        units: 1,
        engine: "model" as const,
        model: "m",
        startedAt: new Date(NOW),
        ...more,
      })),
    });
  return { user, id, write, used, rows, spend };
}

test("twenty at once at the last one: exactly one begins, and nothing else is noted", async () => {
  const { write, spend, rows, used } = await make();
  await spend(LIMIT - 1);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => write()));
  const begun = tries.filter((one) => one.status === "fulfilled");
  const refused = tries.filter((one) => one.status === "rejected");
  expect(begun).toHaveLength(1);
  expect(refused).toHaveLength(19);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "ai_limit_reached", data: { limit: LIMIT } });
  expect(await allOf(begun[0]!.value)).toMatchObject([{ kind: "text" }, { kind: "done" }]);
  const noted = await rows();
  expect(noted).toHaveLength(LIMIT);
  expect(noted.every(({ state, units }) => state === "spent" && units === 1)).toBe(true);
  expect(await used()).toBe(LIMIT);
});

test("what is being written counts; a reservation that nobody settled lapses after ten minutes", async () => {
  const { user, id, write, spend, used } = await make();
  await spend(LIMIT - 1);
  const engine = { kind: "model", model: "m" } as const;
  await reserveGeneration(depsAt(NOW), actorOf(user), { compositionId: id, kind: "write", engine });
  expect(await used()).toBe(LIMIT);
  const almost = NOW + 10 * 60_000 - 1;
  await expect(write(almost)).rejects.toMatchObject({ code: "ai_limit_reached" });
  expect(await used(almost + 1)).toBe(LIMIT - 1);
  await allOf(await write(almost + 1));
  expect(await used(almost + 1)).toBe(LIMIT);
});

test("the month is the one where the user lives", async () => {
  const { user, write, spend, used, rows } = await make();
  await spend(LIMIT, { month: "2026-10" });
  expect(await used(NOW - 3600_000)).toBe(LIMIT);
  await expect(write(NOW - 3600_000)).rejects.toMatchObject({ code: "ai_limit_reached" });
  expect(await getUsage(depsAt(NOW), actorOf(user))).toEqual({
    engine: { kind: "model", model: "model" },
    canResearch: true,
    used: 0,
    limit: LIMIT,
    remaining: LIMIT,
    resetsAt: new Date("2026-11-30T23:00:00.000Z"),
  });
  await allOf(await write());
  expect(
    (await rows())
      .map(({ month }) => month)
      .sort()
      .at(-1),
  ).toBe("2026-11");
  expect(await used()).toBe(1);
});

test("an outline costs nothing, and is there when all are used", async () => {
  const { write, spend, used, rows } = await make();
  await spend(LIMIT);
  const events = await allOf(await write(NOW, "outline"));
  expect(events.at(-1)).toMatchObject({ kind: "done", version: { engine: "outline" } });
  expect(await used()).toBe(LIMIT);
  expect((await rows()).filter(({ units }) => units === 0)).toMatchObject([
    { state: "spent", engine: "outline", kind: "write" },
  ]);
});

test("where no model is set there is no limit", async () => {
  const { user, id, spend } = await make();
  await spend(LIMIT);
  const deps = depsAt(NOW);
  const events = await writeText({ ...deps, writer: deps.outlineWriter }, actorOf(user), { id });
  expect((await allOf(events)).at(-1)).toMatchObject({ kind: "done" });
});

test("another plan has another limit; another's texts are none of one's own", async () => {
  const { user, spend } = await make();
  const other = await make();
  await spend(LIMIT);
  await database.db.user.update({ where: { id: user.id }, data: { subscriptionStatus: "active" } });
  expect(await getUsage(depsAt(NOW), actorOf(user))).toMatchObject({
    used: LIMIT,
    limit: PLANS.professional.aiPostsPerMonth,
    remaining: PLANS.professional.aiPostsPerMonth - LIMIT,
  });
  expect(await other.used()).toBe(0);
});
