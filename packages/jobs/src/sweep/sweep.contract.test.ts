import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { checkHealth } from "@takt/domain/health/check-health";
import { expect, test, vi } from "vitest";
import { useJobs } from "../testing/use-jobs";

const database = useTestDatabase();
const jobs = useJobs(database);
const due = (ms = -1000) => ({ status: "scheduled" as const, scheduledAt: new Date(Date.now() + ms) });
const MINUTE = 60_000;

test("an idle minute costs one execution, and records a heartbeat", async () => {
  await database.db.heartbeat.deleteMany();
  await jobs.control.tick(MINUTE);
  const runs = await jobs.control.runs();
  expect(runs.map(({ functionId }) => functionId)).toEqual(["takt-sweep"]);
  expect(executions(runs)).toBe(1);
  expect((await checkHealth(jobs.deps)).parts.jobs).toMatchObject({ ok: true });
});

test("the second pass of a sweep finds what was lost since the first, without an execution", async () => {
  const user = await createUser(database.db);
  const later = new Date(Date.now() + 10 * MINUTE);
  const { id } = await createPost(database.db, user, { ...due(), dueAt: later });
  await jobs.control.tick(MINUTE);
  await database.db.post.update({ where: { id }, data: { dueAt: new Date() } });
  await vi.waitUntil(async () => (await jobs.statuses())[0] === "published", { timeout: 60_000 });
  expect(jobs.deps.sent).toHaveLength(1);
  expect((await jobs.control.runs({ fn: "sweep" })).length).toBe(1);
});

test("posts whose event could not be sent are found by the next pass", async () => {
  const user = await createUser(database.db);
  await createPost(database.db, user, due());
  // As often as the SDK retries.
  await jobs.control.fault({ match: { path: "^/e/" }, kind: "answer", status: 503, times: 5 });
  await jobs.control.tick(MINUTE);
  await vi.waitUntil(async () => (await jobs.statuses())[0] === "published", { timeout: 60_000 });
  expect(jobs.deps.sent).toHaveLength(1);
});

/** Counts executions as Inngest bills them: each run, and each step. */
function executions(runs: { steps: unknown[] }[]): number {
  return runs.reduce((sum, { steps }) => sum + 1 + steps.length, 0);
}
