import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test, vi } from "vitest";
import { withUserLocked } from "../shared/with-user-locked";
import { actorOf } from "../testing/actor-of";
import { audienceOf } from "../testing/audience-of";
import { createAudience } from "./create-audience";
import { AUDIENCE_LIMITS } from "./model/audience-limits";
import { requireRoom } from "./require-room";

const database = useTestDatabase();
const input = { name: "Founders", description: "They decide alone" };

async function make(left: number) {
  const user = await createUser(database.db);
  for (let i = 0; i < AUDIENCE_LIMITS.perUser - left; i++) await audienceOf(database.db, user);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const first = withUserLocked(database.db, user.id, async (tx) => {
    const { workspaceId } = user;
    await requireRoom(tx, actorOf(user));
    await tx.audience.create({ data: { ...input, userId: user.id, workspaceId } });
    await gate;
  });
  return { user, actor: actorOf(user), open, first };
}

test("a call that arrives while the last slot is being taken waits, and is refused", async () => {
  const { actor, open, first } = await make(1);
  const second = Promise.allSettled([createAudience(database, actor, input)]);
  let isDone = false;
  void second.then(() => (isDone = true));
  await vi.waitFor(
    async () => {
      const waiting = await database.db.$queryRaw<unknown[]>`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(isDone || waiting.length > 0).toBe(true);
    },
    { timeout: 9000, interval: 20 },
  );
  expect(isDone).toBe(false);
  open();
  await first;
  expect(await second).toMatchObject([{ status: "rejected", reason: { code: "audiences_full" } }]);
});

test("another user does not wait for the lock, nor does a row that references the user", async () => {
  const { user, open, first } = await make(2);
  await createAudience(database, actorOf(await createUser(database.db)), input);
  // Inserting a row that references the user takes only a key lock.
  await audienceOf(database.db, user);
  open();
  await expect(first).resolves.toBeUndefined();
});
