import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { getPlan } from "./get-plan";

const database = useTestDatabase();
const NOW = Date.UTC(2026, 10, 22, 10, 20);
const deps = () => ({ db: database.db, clock: { now: () => NOW, sleep: () => Promise.resolve() } });

test("a new account is free, and has created nothing", async () => {
  const actor = actorOf(await createUser(database.db));
  expect(await getPlan(deps(), actor)).toEqual({
    plan: "free",
    endsAt: null,
    postsThisMonth: 0,
    resetsAt: new Date("2026-11-30T23:00:00.000Z"),
  });
});

test("posts of this month where the user lives, deleted ones too, another's not", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  // Midnight of the first in Berlin.
  const first = new Date("2026-10-31T23:00:00.000Z");
  await createPost(database.db, user, { createdAt: new Date(first.getTime() - 1) });
  await createPost(database.db, user, { createdAt: first });
  await createPost(database.db, user, { createdAt: first, deletedAt: first, deletedStatus: "draft" });
  await createPost(database.db, other, { createdAt: first });
  expect(await getPlan(deps(), actorOf(user))).toMatchObject({ postsThisMonth: 2 });
});

test("what is paid for, until it ends", async () => {
  const paid = async (subscriptionStatus: string, subscriptionExpiresAt: Date) => {
    const user = await createUser(database.db, { subscriptionStatus, subscriptionExpiresAt });
    const { plan, endsAt } = await getPlan(deps(), actorOf(user));
    return { plan, endsAt };
  };
  const [before, after] = [new Date(NOW - 1), new Date(NOW + 1)];
  expect(await paid("cancelled", after)).toEqual({ plan: "professional", endsAt: after });
  expect(await paid("cancelled", before)).toEqual({ plan: "free", endsAt: null });
});
