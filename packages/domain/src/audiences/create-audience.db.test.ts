import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test, vi } from "vitest";
import { toActor } from "../testing/to-actor";
import { createAudienceFor } from "../testing/create-audience-for";
import { fakeDeps } from "../testing/fake-deps";
import { createAudience, requireRoom } from "./create-audience";
import { AUDIENCE_LIMITS } from "./model/audience-limits";
import { restoreAudience } from "./restore-audience";
import { withWorkspaceLocked } from "../shared/with-lock";

const database = useTestDatabase();
const input = { name: "Founders", description: "They decide alone" };
const isOk = ({ status }: PromiseSettledResult<unknown>) => status === "fulfilled";

/** Creates a user with `count` audiences. */
async function userWith(count: number) {
  const user = await createUser(database.db);
  await database.db.audience.createMany({
    data: Array.from({ length: count }, (_, i) => ({
      userId: user.id,
      workspaceId: user.workspaceId,
      name: `Audience ${i}`,
      description: "x",
    })),
  });
  return user;
}

/** Opens a connection for each concurrent call: otherwise the first is done before the second has one. */
const warmUp = () =>
  Promise.all(Array.from({ length: 20 }, () => database.db.$queryRaw`select pg_sleep(0.05)::text`));

const countLive = (userId: string) => database.db.audience.count({ where: { userId, deletedAt: null } });

test("an audience belongs to the actor and their workspace, and is returned for screens", async () => {
  const user = await createUser(database.db);
  const view = await createAudience(database, toActor(user), input);
  expect(view).toEqual({ ...input, id: view.id, version: 1, updatedAt: expect.any(Date), deletedAt: null });
  expect(await database.db.audience.findUnique({ where: { id: view.id } })).toMatchObject({
    ...input,
    userId: user.id,
    workspaceId: user.workspaceId,
  });
});

test("an audience that is created twice under an id comes once, as it is by now, and in its workspace alone", async () => {
  const [actor, other] = [toActor(await createUser(database.db)), toActor(await createUser(database.db))];
  const named = { ...input, id: "0195e2a0-7c3f-4b1e-9d52-3f6a8c4e1b27" };
  const first = await createAudience(database, actor, named);
  expect(first.id).toBe(named.id);
  expect(await createAudience(database, actor, { ...named, name: "Changed" })).toEqual(first);
  expect(await countLive(actor.userId)).toBe(1);
  await expect(createAudience(database, other, named)).rejects.toThrow();
});

test("two audiences may have the same name", async () => {
  const actor = toActor(await createUser(database.db));
  await createAudience(database, actor, input);
  await createAudience(database, actor, input);
  expect(await countLive(actor.userId)).toBe(2);
});

test("the limit does not count audiences of others and deleted ones", async () => {
  const max = AUDIENCE_LIMITS.perWorkspace;
  const user = await userWith(max - 1);
  await userWith(max);
  await createAudienceFor(database.db, user, { deletedAt: new Date() });
  await createAudience(database, toActor(user), input);
  const more = createAudience(database, toActor(user), input);
  await expect(more).rejects.toMatchObject({ code: "audiences_full", data: { max } });
  expect(await countLive(user.id)).toBe(max);
});

test("of twenty concurrent calls one gets the last slot", async () => {
  const user = await userWith(AUDIENCE_LIMITS.perWorkspace - 1);
  await warmUp();
  const tries = Array.from({ length: 20 }, () => createAudience(database, toActor(user), input));
  const results = await Promise.allSettled(tries);
  expect(results.filter(isOk)).toHaveLength(1);
  const refused = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason as unknown] : [],
  );
  expect(refused).toEqual(Array(19).fill(expect.objectContaining({ code: "audiences_full" })));
  expect(await countLive(user.id)).toBe(AUDIENCE_LIMITS.perWorkspace);
});

test("of concurrent create and restore calls one gets the last slot", async () => {
  const deps = fakeDeps(database.db);
  const user = await userWith(AUDIENCE_LIMITS.perWorkspace - 1);
  const gone = await Promise.all(
    Array.from({ length: 5 }, () => createAudienceFor(database.db, user, { deletedAt: new Date() })),
  );
  const results = await Promise.allSettled(
    gone.flatMap(({ id }) => [
      restoreAudience(deps, toActor(user), id),
      createAudience(database, toActor(user), input),
    ]),
  );
  expect(results.filter(isOk)).toHaveLength(1);
  expect(await countLive(user.id)).toBe(AUDIENCE_LIMITS.perWorkspace);
});

/** Creates a user with room for `left` audiences, one of which a transaction has just taken; it waits for `open`. */
async function make(left: number) {
  const user = await createUser(database.db);
  for (let i = 0; i < AUDIENCE_LIMITS.perWorkspace - left; i++) await createAudienceFor(database.db, user);
  let open = () => {};
  let hasTaken = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const taken = new Promise<void>((resolve) => (hasTaken = resolve));
  const first = withWorkspaceLocked(database.db, user.workspaceId, async (tx) => {
    const { workspaceId } = user;
    await requireRoom(tx, toActor(user));
    await tx.audience.create({ data: { ...input, userId: user.id, workspaceId } });
    hasTaken();
    await gate;
  });
  await taken;
  return { user, actor: toActor(user), open, first };
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

test("another user does not wait for the lock, nor does a row that references the workspace", async () => {
  const { user, open, first } = await make(2);
  await createAudience(database, toActor(await createUser(database.db)), input);
  // Inserting a row that references the workspace takes only a key lock.
  await createAudienceFor(database.db, user);
  open();
  await expect(first).resolves.toBeUndefined();
});
