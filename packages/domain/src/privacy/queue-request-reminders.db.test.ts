import { expect, test } from "vitest";
import { RECEIVED_AT, createRequest, useDataRequestHarness, VISITOR } from "../testing/data-request-harness";
import { closeDataRequest, extendDataRequest } from "./change-data-request";
import { confirmDataRequest } from "./confirm-data-request";
import { queueRequestReminders } from "./queue-request-reminders";
import { submitDataRequest } from "./submit-data-request";

const { database, depsAt, getToken } = useDataRequestHarness();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function confirmed() {
  const input = createRequest();
  const { reference, dueAt } = await submitDataRequest(depsAt(RECEIVED_AT), VISITOR, input);
  await confirmDataRequest(depsAt(RECEIVED_AT), { token: await getToken(reference) });
  return { id: input.id, due: dueAt.getTime() };
}
const remind = (now: number) => queueRequestReminders(depsAt(now));
const occasions = async () =>
  (
    await database.db.outboxEmail.findMany({
      where: { kind: "data_request_reminder" },
      orderBy: { createdAt: "asc" },
    })
  ).map(({ occasion }) => occasion.replace(/:[0-9a-f-]{36}/, ""));

/** Runs the job each hour of the days from one time to another. */
async function runHourly(from: number, to: number) {
  const at = [];
  for (let now = from; now <= to; now += HOUR_MS)
    if ((await remind(now)) > 0) at.push(new Date(now).toISOString());
  return at;
}

test("the operator is reminded on the tenth and the third day before the due date, once each", async () => {
  const { due } = await confirmed();
  expect(new Date(due).toISOString()).toBe("2026-12-01T10:00:00.000Z");
  const at = await runHourly(due - 12 * DAY_MS, due + 2 * DAY_MS);
  // Days begin at midnight in Berlin.
  expect(at).toEqual(["2026-11-20T23:00:00.000Z", "2026-11-27T23:00:00.000Z"]);
  expect(await occasions()).toEqual(["data_request_reminder:10", "data_request_reminder:3"]);
});

test("after days without jobs only the nearer reminder is sent, also of what is overdue", async () => {
  const { due } = await confirmed();
  expect(await remind(due + 5 * DAY_MS)).toBe(1);
  expect(await remind(due + 6 * DAY_MS)).toBe(0);
  expect(await occasions()).toEqual(["data_request_reminder:3"]);
});

test("two runs at the same time remind once", async () => {
  const { due } = await confirmed();
  const both = await Promise.all([1, 2, 3].map(() => remind(due - 3 * DAY_MS)));
  expect(both.sort()).toEqual([0, 0, 1]);
});

test("an extension is reminded of by its own due date", async () => {
  const { id, due } = await confirmed();
  expect(await remind(due - 10 * DAY_MS)).toBe(1);
  await extendDataRequest(depsAt(due - 9 * DAY_MS), null, { id, dueOn: "2027-02-01", reason: "Many." });
  expect(await runHourly(due - 3 * DAY_MS, due + DAY_MS)).toEqual([]);
  const extended = Date.parse("2027-02-01T10:00:00Z");
  expect(await remind(extended - 10 * DAY_MS)).toBe(1);
  expect(await remind(extended - 3 * DAY_MS)).toBe(1);
  expect(await occasions()).toEqual([
    "data_request_reminder:10",
    "data_request_reminder:10:extended",
    "data_request_reminder:3:extended",
  ]);
});

test("guard reminder-done: a request that is done is not reminded of", async () => {
  const { id, due } = await confirmed();
  await closeDataRequest(depsAt(RECEIVED_AT), null, { id, outcome: "done" });
  expect(await remind(due - DAY_MS)).toBe(0);
});

test("guard reminder-withdrawn: a request that was withdrawn is not reminded of", async () => {
  const { id, due } = await confirmed();
  await closeDataRequest(depsAt(RECEIVED_AT), null, { id, outcome: "withdrawn" });
  expect(await remind(due - DAY_MS)).toBe(0);
});

test("guard reminder-verified: a request whose address is not confirmed is not reminded of", async () => {
  const { dueAt } = await submitDataRequest(depsAt(RECEIVED_AT), VISITOR, createRequest());
  expect(await remind(dueAt.getTime() - DAY_MS)).toBe(0);
});
