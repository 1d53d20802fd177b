import { Worker } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import { createJobWorker, type JobWorker, JobTooHeavy, memoryLimits } from "./job-worker";

type Job = { act: string; value?: unknown };
const LONG = 60_000;
const opened: JobWorker<Job, unknown>[] = [];

function open(startMs = LONG): JobWorker<Job, unknown> {
  const thread = new Worker(new URL("./testing/test-worker.mjs", import.meta.url), {
    execArgv: [],
    resourceLimits: memoryLimits(24),
  });
  const worker = createJobWorker<Job, unknown>(thread, { name: "tests", startMs });
  opened.push(worker);
  return worker;
}
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));

test("a worker answers one job after another", async () => {
  const worker = open();
  for (const value of [1, { two: [2] }, null])
    expect(await worker.ask({ act: "echo", value }, LONG)).toEqual(value);
});

test.each([
  ["that exceeds its deadline is too heavy", "spin", 50, new JobTooHeavy("late")],
  ["that exceeds the memory is too heavy", "fill", LONG, new JobTooHeavy("memory")],
  ["that throws fails with its own error", "throw", LONG, new TypeError("a fault")],
  ["that ends the thread fails", "exit", LONG, new Error("The worker for tests ended without an answer (3)")],
])("a job %s, and the worker answers nothing more", async (_, act, deadlineMs, failure) => {
  const worker = open();
  await expect(worker.ask({ act }, deadlineMs)).rejects.toThrow(failure);
  await expect(worker.ask({ act: "echo", value: 1 }, LONG)).rejects.toThrow(failure);
});

test("a worker that does not load in time is nobody's job's fault", async () => {
  const worker = open(0);
  await expect(worker.ask({ act: "echo" }, LONG)).rejects.toThrow("The worker for tests does not start");
});

test("closing a worker ends the job that it is at", async () => {
  const worker = open();
  const spinning = worker.ask({ act: "spin" }, LONG);
  await Promise.all([expect(spinning).rejects.toThrow("The worker for tests was closed"), worker.close()]);
});
