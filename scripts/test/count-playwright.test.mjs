import { expect, test } from "vitest";
import { countPlaywright } from "./count-playwright.mjs";

const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 1 };

test("a passed run has no failures", () => {
  expect(countPlaywright({ stats }, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});

test("a test that passed only when repeated has failed", () => {
  expect(countPlaywright({ stats: { ...stats, unexpected: 1, flaky: 2 } }, 1)).toMatchObject({ failed: 3 });
});

test("a run that ends badly, tests nothing or leaves no report is a failure", () => {
  expect(countPlaywright({ stats, errors: ["global setup failed"] }, 0).failed).toBe(1);
  expect(countPlaywright({ stats }, 1).failed).toBe(1);
  expect(countPlaywright({ stats: { ...stats, expected: 0 } }, 0).failed).toBe(1);
  expect(countPlaywright(undefined, 0).failed).toBe(1);
});
