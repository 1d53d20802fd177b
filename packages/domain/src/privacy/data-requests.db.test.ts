import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { RECEIVED_AT, requestOwn, useDataRequestHarness } from "../testing/data-request-harness";
import { listDataRequests, withdrawDataRequest } from "./data-requests";

const { database, depsAt } = useDataRequestHarness();
const deps = () => depsAt(RECEIVED_AT);
const signedIn = async () => {
  const user = await createUser(database.db);
  return { user, actor: toActor(user) };
};
const toOperator = () =>
  database.db.outboxEmail.findMany({ where: { kind: "data_request" }, orderBy: { createdAt: "asc" } });

test("a signed-in user's requests are listed, open and done", async () => {
  const { user, actor } = await signedIn();
  const { id, reference, dueAt, createdAt } = await requestOwn(deps(), user, "access");
  const done = await requestOwn(deps(), user, "erasure");
  await database.db.dataRequest.update({ where: { id: done.id }, data: { doneAt: new Date() } });
  const listed = await listDataRequests(deps(), actor);
  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual({ id, reference, type: "access", state: "open", createdAt, dueAt });
  expect(listed).toContainEqual(expect.objectContaining({ id: done.id, state: "done" }));
});

test("a withdrawn request leaves the list, is reported to the operator, and can be made again", async () => {
  const { user, actor } = await signedIn();
  const { id } = await requestOwn(deps(), user, "erasure");
  await withdrawDataRequest(deps(), actor, id);
  expect(await listDataRequests(deps(), actor)).toEqual([]);
  expect((await toOperator()).map(({ occasion }) => occasion)).toEqual([
    `data_request:${id}`,
    `data_request_withdrawn:${id}`,
  ]);
  await requestOwn(deps(), user, "erasure");
});

test("another user's, a done, a withdrawn and a missing request answer alike, and nothing changes", async () => {
  const { user, actor } = await signedIn();
  const { actor: stranger } = await signedIn();
  const { id } = await requestOwn(deps(), user, "erasure");
  const done = await requestOwn(deps(), user, "access");
  await database.db.dataRequest.update({ where: { id: done.id }, data: { doneAt: new Date() } });
  const refused = (who: typeof actor, which: string) =>
    expect(withdrawDataRequest(deps(), who, which)).rejects.toMatchObject({
      code: "data_request_not_found",
      data: {},
    });
  await refused(stranger, id);
  await refused(actor, randomUUID());
  await refused(actor, done.id);
  expect((await listDataRequests(deps(), actor)).length).toBe(2);
  expect(await listDataRequests(deps(), stranger)).toEqual([]);
  const both = await Promise.allSettled([1, 2].map(() => withdrawDataRequest(deps(), actor, id)));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await toOperator()).length).toBe(3);
});
