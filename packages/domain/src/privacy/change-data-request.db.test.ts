import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { expect, test } from "vitest";
import type { PublicDataRequestInput } from "./model/data-request-input";
import { RECEIVED_AT, createRequest, useDataRequestHarness, VISITOR } from "../testing/data-request-harness";
import { annotateDataRequest, closeDataRequest, extendDataRequest } from "./change-data-request";
import { confirmDataRequest } from "./confirm-data-request";
import { listRequestQueue } from "./list-request-queue";
import { submitDataRequest } from "./submit-data-request";

const { database, depsAt, getToken, sent } = useDataRequestHarness();
const deps = () => depsAt(RECEIVED_AT);
const DUE_AT = Date.parse("2026-12-01T10:00:00Z");
const OPERATOR = "0190f5a2-7c3e-7d10-8a4b-1234567890ab";

async function submitted(more: Partial<PublicDataRequestInput> = {}, now = RECEIVED_AT) {
  const input = createRequest(more);
  const { reference } = await submitDataRequest(depsAt(now), VISITOR, input);
  return { ...input, reference };
}
async function confirmed(more: Partial<PublicDataRequestInput> = {}, now = RECEIVED_AT) {
  const request = await submitted(more, now);
  await confirmDataRequest(depsAt(now), { token: await getToken(request.reference) });
  await sent();
  return request;
}
const list = async (open: boolean, now = RECEIVED_AT) =>
  (await listRequestQueue(depsAt(now), { open, limit: 10 })).requests;
const audited = async () => {
  const entries = await database.db.auditEntry.findMany({ orderBy: { at: "asc" } });
  return entries.map(({ action, userId, subject, data }) => ({ action, userId, subject, data }));
};

test("a request that is done leaves the queue, its author is told once, and it is in the audit log", async () => {
  const { id, reference, email } = await confirmed();
  const close = () => closeDataRequest(deps(), OPERATOR, { id, outcome: "done" });
  const both = await Promise.allSettled([close(), close()]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(close()).rejects.toMatchObject({ code: "data_request_closed" });
  expect(await list(true)).toEqual([]);
  expect(await list(false)).toMatchObject([
    { id, state: "done", closedAt: new Date(RECEIVED_AT), overdue: false },
  ]);
  expect(await sent()).toMatchObject([
    {
      to: email,
      locale: "de",
      content: { kind: "data_request_done", name: "Ada Löwe", request: { reference } },
    },
  ]);
  expect(await audited()).toEqual([
    { action: "data_request.done", userId: OPERATOR, subject: id, data: { reference } },
  ]);
});

test("the author of a request that was withdrawn or never confirmed gets no e-mail when it is closed", async () => {
  const [withdrawn, unverified] = [await confirmed(), await submitted()];
  await sent();
  await closeDataRequest(deps(), OPERATOR, { id: withdrawn.id, outcome: "withdrawn" });
  await closeDataRequest(deps(), null, { id: unverified.id, outcome: "done" });
  expect(await sent()).toEqual([]);
  expect((await list(false)).map(({ state }) => state).sort()).toEqual(["done", "withdrawn"]);
});

test("an answer is extended once within the first month, by up to two months, and its author reads why", async () => {
  const { id, email } = await confirmed();
  const extend = (dueOn: string, now = RECEIVED_AT) =>
    extendDataRequest(depsAt(now), OPERATOR, { id, dueOn, reason: "Many requests." });
  const refused = { code: "data_request_not_extendable" };
  for (const day of ["2026-12-01", "2027-02-02"]) await expect(extend(day)).rejects.toMatchObject(refused);
  await expect(extend("2027-02-01", DUE_AT)).rejects.toMatchObject(refused);
  expect((await list(true))[0]).toMatchObject({ extension: { first: "2026-12-02", last: "2027-02-01" } });
  await extend("2027-02-01", DUE_AT - 1);
  await expect(extend("2027-02-01", DUE_AT - 1)).rejects.toMatchObject(refused);
  const dueAt = new Date("2027-02-01T10:00:00Z");
  expect(await list(true)).toMatchObject([
    { state: "extended", dueAt, extension: null, extensionReason: "Many requests." },
  ]);
  expect(await sent()).toMatchObject([
    { to: email, content: { kind: "data_request_extended", reason: "Many requests.", request: { dueAt } } },
  ]);
  expect(await audited()).toMatchObject([{ action: "data_request.extended", data: { dueOn: "2027-02-01" } }]);
});

test("a request that is not confirmed, closed or missing is not extended", async () => {
  const [unverified, closed] = [await submitted(), await confirmed()];
  await closeDataRequest(deps(), null, { id: closed.id, outcome: "done" });
  const extend = (id: string) =>
    extendDataRequest(deps(), OPERATOR, { id, dueOn: "2027-01-01", reason: "Many requests." });
  await expect(extend(unverified.id)).rejects.toMatchObject({ code: "data_request_unverified" });
  await expect(extend(closed.id)).rejects.toMatchObject({ code: "data_request_closed" });
  await expect(extend(randomUUID())).rejects.toMatchObject({ code: "data_request_not_found" });
});

test("a note is kept, also on a closed request, and an empty one removes it", async () => {
  const { id } = await confirmed();
  await closeDataRequest(deps(), null, { id, outcome: "done" });
  await annotateDataRequest(deps(), OPERATOR, { id, note: "Sent the ZIP." });
  expect(await list(false)).toMatchObject([{ note: "Sent the ZIP." }]);
  await annotateDataRequest(deps(), OPERATOR, { id, note: "" });
  expect(await list(false)).toMatchObject([{ note: null }]);
  const missing = annotateDataRequest(deps(), OPERATOR, { id: randomUUID(), note: "x" });
  await expect(missing).rejects.toMatchObject({ code: "data_request_not_found" });
  // The audit log keeps no texts.
  expect(JSON.stringify(await audited())).not.toContain("ZIP");
});

test("the queue lists what is due first, tells what is overdue, and names the account of an address", async () => {
  const user = await createUser(database.db, { email: "Ada@Example.com", name: "Ada" });
  const later = await confirmed({ details: "Please" }, RECEIVED_AT + 1000);
  const first = await submitted({ email: "ada@example.com" });
  const seen = await list(true, DUE_AT + 500);
  expect(seen).toMatchObject([
    { id: first.id, state: "unverified", overdue: true, account: { id: user.id, name: "Ada" } },
    { id: later.id, state: "open", overdue: false, account: null, name: "Ada Löwe", details: "Please" },
  ]);
  const page = await listRequestQueue(deps(), { open: true, limit: 1 });
  expect(page.requests.map(({ id }) => id)).toEqual([first.id]);
  const next = await listRequestQueue(deps(), { open: true, limit: 1, cursor: page.nextCursor! });
  expect([next.requests.map(({ id }) => id), next.nextCursor]).toEqual([[later.id], null]);
});

test("closed requests are listed newest first, page by page", async () => {
  const ids = [];
  for (const n of [0, 1, 2]) {
    const { id } = await confirmed({}, RECEIVED_AT + n);
    await closeDataRequest(deps(), null, { id, outcome: "done" });
    ids.unshift(id);
  }
  const page = await listRequestQueue(deps(), { open: false, limit: 2 });
  const next = await listRequestQueue(deps(), { open: false, limit: 2, cursor: page.nextCursor! });
  expect([...page.requests, ...next.requests].map(({ id }) => id)).toEqual(ids);
});
