import { expect, test } from "vitest";
import { countVitest } from "./count-vitest.mjs";

const file = (/** @type {string} */ status, /** @type {string[]} */ ...tests) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

test("tests are counted one by one", () => {
  const report = {
    testResults: [file("passed", "passed", "passed"), file("failed", "failed", "passed", "pending")],
  };
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test("a file that cannot be loaded is a failure", () => {
  const report = { testResults: [file("passed", "passed"), file("failed")] };
  expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test("a run that ends badly, tests nothing or leaves no report is a failure", () => {
  expect(countVitest({ testResults: [file("passed", "passed")] }, 1).failed).toBe(1);
  expect(countVitest({ testResults: [] }, 0).failed).toBe(1);
  expect(countVitest(undefined, 0).failed).toBe(1);
});
