import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { createTeam } from "../testing/create-team";
import { toActor } from "../testing/to-actor";
import { countAiPosts } from "./count-ai-posts";
import { readPlan, readWorkspacePlan } from "./read-plan";

const database = useTestDatabase();
const NOW = Date.UTC(2026, 10, 22, 10, 20);

test("a new account is free, and has written nothing with AI", async () => {
  const actor = toActor(await createUser(database.db));
  expect(await readPlan(database.db, actor.userId, NOW)).toEqual({ plan: "free", endsAt: null });
  expect(await countAiPosts(database.db, actor.userId, NOW, actor.zone)).toBe(0);
});

test("AI posts of this month count when written or being written; free, lapsed and other users' ones do not", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const generation = (more: object, userId = user.id) =>
    database.db.generation.create({
      data: {
        userId,
        kind: "write",
        state: "spent",
        month: "2026-11",
        units: 1,
        engine: "model",
        model: "m",
        startedAt: new Date(NOW - 86_400_000),
        ...more,
      },
    });
  const minutesAgo = (minutes: number) => ({
    state: "reserved",
    startedAt: new Date(NOW - minutes * 60_000),
  });
  await generation({});
  await generation(minutesAgo(9));
  for (const more of [minutesAgo(10), { state: "free" }, { units: 0 }, { month: "2026-10" }])
    await generation(more);
  await generation({}, other.id);
  expect(await countAiPosts(database.db, user.id, NOW, "Europe/Berlin")).toBe(2);
});

test("a paid plan lasts until it ends", async () => {
  const paid = async (subscriptionStatus: string, subscriptionExpiresAt: Date) => {
    const { id } = await createUser(database.db, { subscriptionStatus, subscriptionExpiresAt });
    return readPlan(database.db, id, NOW);
  };
  const [before, after] = [new Date(NOW - 1), new Date(NOW + 1)];
  expect(await paid("cancelled", after)).toEqual({ plan: "professional", endsAt: after });
  expect(await paid("cancelled", before)).toEqual({ plan: "free", endsAt: null });
});

test("the plan of a workspace is its owner's, whatever plan its members have", async () => {
  const { owner, members } = await createTeam(database.db, "editor");
  const member = members[0]!;
  expect(await readWorkspacePlan(database.db, member, NOW)).toEqual({
    plan: "enterprise",
    payerId: owner.userId,
  });
  expect(await readPlan(database.db, member.userId, NOW)).toMatchObject({ plan: "free" });
});
