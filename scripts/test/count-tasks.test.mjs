import { expect, test } from "vitest";
import { countTasks } from "./count-tasks.mjs";

const noReport = () => undefined;
const task = (/** @type {string} */ name, /** @type {number | null} */ exitCode, status = "MISS") => ({
  task: name,
  command: name,
  execution: { startTime: 1000, endTime: 3500, exitCode },
  cache: { status },
});

test("a task passes or fails by its exit code, and says when it was not run again", () => {
  const run = { tasks: [task("format", 0), task("lint", 1), task("paths", 0, "HIT")] };
  expect(countTasks(["format", "lint", "paths"], 1, run, noReport)).toEqual([
    { name: "format", passed: 1, failed: 0, skipped: 0, seconds: 2.5, isCached: false },
    { name: "lint", passed: 0, failed: 1, skipped: 0, seconds: 2.5, isCached: false },
    { name: "paths", passed: 1, failed: 0, skipped: 0, seconds: 2.5, isCached: true },
  ]);
});

test("the tests of unit are counted one by one, from the report that turbo keeps", () => {
  const assertionResults = [{ status: "passed" }, { status: "passed" }, { status: "failed" }];
  const report = () => ({ testResults: [{ status: "failed", assertionResults }] });
  expect(countTasks(["unit"], 1, { tasks: [task("unit", 1)] }, report)).toMatchObject([
    { passed: 2, failed: 1 },
  ]);
  expect(countTasks(["unit"], 0, { tasks: [task("unit", 0)] }, noReport)).toMatchObject([
    { passed: 0, failed: 1 },
  ]);
});

test("a task that was not run has failed, and so has a run that broke", () => {
  const { execution: _, ...skipped } = task("lint", 0);
  const failed = { passed: 0, failed: 1 };
  expect(countTasks(["lint"], 1, { tasks: [skipped] }, noReport)).toMatchObject([failed]);
  expect(
    countTasks(["lint"], 0, { tasks: [{ ...task("lint", 0), command: "<NONEXISTENT>" }] }, noReport),
  ).toMatchObject([failed]);
  expect(countTasks(["lint", "unit"], 1, undefined, noReport)).toMatchObject([failed, failed]);
  expect(countTasks(["lint"], null, { tasks: [task("lint", 0)] }, noReport)).toMatchObject([
    { passed: 1 },
    { name: "turbo", ...failed },
  ]);
});
