import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { actorOf } from "../testing/actor-of";
import { fakeDeps } from "../testing/fake-deps";
import { dueDate } from "./model/due-date";
import { requestData, listDataRequests, withdrawDataRequest } from "./data-requests";
const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

// No new day of the rate limit starts during a test.
const NOW = Date.now();
const clock = { now: () => NOW, sleep: () => Promise.resolve() };
const make = async () => ({
  deps: fakeDeps(database.db, { clock }),
  actor: actorOf(await createUser(database.db)),
});
/** Generous, for a busy machine. */
const LONG = { timeout: 40_000 };
const emails = () => database.db.outboxEmail.findMany({ orderBy: { createdAt: "asc" } });

test("a request gets a reference and a due date, and queues one email", async () => {
  const { deps, actor } = await make();
  const asked = await requestData(deps, actor, { type: "access" });
  expect(asked).toMatchObject({
    type: "access",
    state: "open",
    reference: expect.stringMatching(/^DR-\w{6}$/) as string,
    dueAt: dueDate(asked.createdAt),
  });
  expect(await listDataRequests(deps, actor)).toEqual([asked]);
  expect(await emails()).toMatchObject([
    { kind: "data_request", occasion: `data_request:${asked.id}`, dataRequestId: asked.id },
  ]);
});

test("one request of a type is open at a time, independent of the other type and of other users", async () => {
  const { deps, actor } = await make();
  const first = await requestData(deps, actor, { type: "access" });
  for (let n = 0; n < RATE_LIMITS.dataRequest.times; n++)
    await expect(requestData(deps, actor, { type: "access" })).rejects.toMatchObject({
      code: "data_request_open",
    });
  await requestData(deps, actor, { type: "erasure" });
  await requestData(deps, (await make()).actor, { type: "access" });
  await database.db.dataRequest.update({ where: { id: first.id }, data: { doneAt: new Date() } });
  await requestData(deps, actor, { type: "access" });
  const states = (await listDataRequests(deps, actor)).map(({ type, state }) => `${type} ${state}`);
  expect(states.sort()).toEqual(["access done", "access open", "erasure open"]);
});

test("of several concurrent requests one is accepted, because they wait for each other", async () => {
  const { deps, actor } = await make();
  const answers = await database.db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from users where id = ${actor.userId}::uuid for update`;
    const tries = [1, 2, 3].map(() =>
      requestData(deps, actor, { type: "erasure" }).then(
        () => "taken",
        (error: { code: string }) => error.code,
      ),
    );
    // All calls have seen that none is open, and wait for the lock.
    const waiting = async () => {
      // The statistics do not change within a transaction.
      await tx.$queryRaw`select pg_stat_clear_snapshot()::text`;
      const [row] = await tx.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return row!.count;
    };
    await expect.poll(waiting, { timeout: 30_000 }).toBe(3);
    return { tries };
  }, LONG);
  const open = "data_request_open";
  expect((await Promise.all(answers.tries)).sort()).toEqual([open, open, "taken"]);
  expect(await database.db.dataRequest.count()).toBe(1);
  expect(await emails()).toHaveLength(1);
});

test("a taken reference is replaced by another one", async () => {
  const { deps, actor } = await make();
  const { reference } = await requestData(deps, actor, { type: "access" }, () => "DR-222222");
  const offered = [reference, reference, "DR-333333"];
  const second = await requestData(deps, (await make()).actor, { type: "access" }, () => offered.shift()!);
  expect(second.reference).toBe("DR-333333");
  const third = requestData(deps, (await make()).actor, { type: "access" }, () => reference);
  await expect(third).rejects.toThrow("No reference");
  expect(await emails()).toHaveLength(2);
});

test("a withdrawn request leaves the list, is reported to the operator, and can be made again", async () => {
  const { deps, actor } = await make();
  const { id } = await requestData(deps, actor, { type: "erasure" });
  await withdrawDataRequest(deps, actor, id);
  expect(await listDataRequests(deps, actor)).toEqual([]);
  expect((await emails()).map(({ occasion }) => occasion)).toEqual([
    `data_request:${id}`,
    `data_request_withdrawn:${id}`,
  ]);
  await requestData(deps, actor, { type: "erasure" });
});

test("another user's, a done, a withdrawn and a missing request answer alike, and nothing changes", async () => {
  const { deps, actor } = await make();
  const { actor: stranger } = await make();
  const { id } = await requestData(deps, actor, { type: "erasure" });
  const done = await requestData(deps, actor, { type: "access" });
  await database.db.dataRequest.update({ where: { id: done.id }, data: { doneAt: new Date() } });
  const refused = (who: typeof actor, which: string) =>
    expect(withdrawDataRequest(deps, who, which)).rejects.toMatchObject({
      code: "data_request_not_found",
      data: {},
    });
  await refused(stranger, id);
  await refused(actor, randomUUID());
  await refused(actor, done.id);
  expect((await listDataRequests(deps, actor)).length).toBe(2);
  expect(await listDataRequests(deps, stranger)).toEqual([]);
  const both = await Promise.allSettled([1, 2].map(() => withdrawDataRequest(deps, actor, id)));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await emails()).length).toBe(3);
});

test("requests beyond the rate limit are refused", async () => {
  const { deps, actor } = await make();
  for (let n = 0; n < RATE_LIMITS.dataRequest.times; n++) {
    const { id } = await requestData(deps, actor, { type: "access" });
    await withdrawDataRequest(deps, actor, id);
  }
  await expect(requestData(deps, actor, { type: "access" })).rejects.toMatchObject({
    code: "rate_exceeded",
  });
});
