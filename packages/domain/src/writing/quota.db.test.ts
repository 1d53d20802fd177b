import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { PLANS } from "../plans/model/plans";
import { createTeam } from "../testing/create-team";
import { toActor } from "../testing/to-actor";
import { collectEvents } from "../testing/collect-events";
import { createCompositionFor } from "../testing/create-composition-for";
import { fakeDeps } from "../testing/fake-deps";
import { getUsage } from "./get-usage";
import { reserveGeneration } from "./reserve-generation";
import { writeText } from "./write-text";

const database = useTestDatabase({ max: 12 });
const LIMIT = PLANS.free.aiPostsPerMonth;
/** A time at which it is November in Berlin already. */
const NOW = Date.UTC(2026, 9, 31, 23, 30);
const at = (now: number) => ({ now: () => now, sleep: () => Promise.resolve() });
const depsAt = (now: number) => fakeDeps(database.db, { clock: at(now) });

async function make() {
  const user = await createUser(database.db);
  const { id } = await createCompositionFor(database.db, user);
  const write = (now = NOW, engine?: "outline") => writeText(depsAt(now), toActor(user), { id, engine });
  const used = async (now = NOW) => (await getUsage(depsAt(now), toActor(user))).used;
  const rows = () => database.db.generation.findMany({ where: { userId: user.id } });
  const consume = (count: number, more: object = {}) =>
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
  return { user, id, write, used, rows, consume };
}

test("of twenty concurrent calls exactly one gets the last unit, and nothing else is recorded", async () => {
  const { write, consume, rows, used } = await make();
  await consume(LIMIT - 1);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => write()));
  const started = tries.filter((one) => one.status === "fulfilled");
  const refused = tries.filter((one) => one.status === "rejected");
  expect(started).toHaveLength(1);
  expect(refused).toHaveLength(19);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "ai_limit_reached", data: { limit: LIMIT } });
  expect(await collectEvents(started[0]!.value)).toMatchObject([{ kind: "text" }, { kind: "done" }]);
  const noted = await rows();
  expect(noted).toHaveLength(LIMIT);
  expect(noted.every(({ state, units }) => state === "spent" && units === 1)).toBe(true);
  expect(await used()).toBe(LIMIT);
});

test("a text being written counts, and a reservation that never ends lapses after ten minutes", async () => {
  const { user, id, write, consume, used } = await make();
  await consume(LIMIT - 1);
  const engine = { kind: "model", model: "m" } as const;
  await reserveGeneration(depsAt(NOW), toActor(user), { compositionId: id, kind: "write", engine });
  expect(await used()).toBe(LIMIT);
  const almost = NOW + 10 * 60_000 - 1;
  await expect(write(almost)).rejects.toMatchObject({ code: "ai_limit_reached" });
  expect(await used(almost + 1)).toBe(LIMIT - 1);
  await collectEvents(await write(almost + 1));
  expect(await used(almost + 1)).toBe(LIMIT);
});

test("the month is that of the user's time zone", async () => {
  const { user, write, consume, used, rows } = await make();
  await consume(LIMIT, { month: "2026-10" });
  expect(await used(NOW - 3600_000)).toBe(LIMIT);
  await expect(write(NOW - 3600_000)).rejects.toMatchObject({ code: "ai_limit_reached" });
  expect(await getUsage(depsAt(NOW), toActor(user))).toEqual({
    engine: { kind: "model", model: "model" },
    canResearch: true,
    plan: "free",
    used: 0,
    limit: LIMIT,
    remaining: LIMIT,
    resetsAt: new Date("2026-11-30T23:00:00.000Z"),
  });
  await collectEvents(await write());
  expect(
    (await rows())
      .map(({ month }) => month)
      .sort()
      .at(-1),
  ).toBe("2026-11");
  expect(await used()).toBe(1);
});

test("an outline costs nothing, and is available when all units are used", async () => {
  const { write, consume, used, rows } = await make();
  await consume(LIMIT);
  const events = await collectEvents(await write(NOW, "outline"));
  expect(events.at(-1)).toMatchObject({ kind: "done", version: { engine: "outline" } });
  expect(await used()).toBe(LIMIT);
  expect((await rows()).filter(({ units }) => units === 0)).toMatchObject([
    { state: "spent", engine: "outline", kind: "write" },
  ]);
});

test("without a model there is no limit", async () => {
  const { user, id, consume } = await make();
  await consume(LIMIT);
  const deps = depsAt(NOW);
  const events = await writeText({ ...deps, writer: deps.outlineWriter }, toActor(user), { id });
  expect((await collectEvents(events)).at(-1)).toMatchObject({ kind: "done" });
});

test("another plan has another limit, and other users' texts do not count", async () => {
  const { user, consume } = await make();
  const other = await make();
  await consume(LIMIT);
  await database.db.user.update({ where: { id: user.id }, data: { subscriptionStatus: "active" } });
  expect(await getUsage(depsAt(NOW), toActor(user))).toMatchObject({
    used: LIMIT,
    limit: PLANS.professional.aiPostsPerMonth,
    remaining: PLANS.professional.aiPostsPerMonth - LIMIT,
  });
  expect(await other.used()).toBe(0);
});

test("in a workspace all members draw on the owner's plan, and on their own nowhere else", async () => {
  const { owner, members } = await createTeam(database.db, "editor");
  const member = members[0]!;
  const limit = PLANS.enterprise.aiPostsPerMonth;
  const usageOf = (actor: typeof owner) => getUsage(depsAt(NOW), actor);
  const { id } = await createCompositionFor(database.db, { id: member.userId, ...member });
  const row = {
    kind: "write",
    state: "spent",
    month: "2026-11",
    units: 1,
    engine: "model",
    model: "m",
  } as const;
  const count = limit - 1;
  await database.db.generation.createMany({
    data: Array.from({ length: count }, () => ({ ...row, userId: owner.userId, startedAt: new Date(NOW) })),
  });
  await collectEvents(await writeText(depsAt(NOW), member, { id }));
  expect(await usageOf(member)).toMatchObject({ plan: "enterprise", used: limit, remaining: 0 });
  await expect(writeText(depsAt(NOW), member, { id })).rejects.toMatchObject({ code: "ai_limit_reached" });
  const { workspaceId } = await database.db.membership.create({
    data: { user: { connect: { id: member.userId } }, workspace: { create: { name: "Own" } }, role: "owner" },
  });
  expect(await usageOf({ ...member, workspaceId })).toMatchObject({ plan: "free", used: 0 });
});
