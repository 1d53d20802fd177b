import { expect, test } from "vitest";
import { judge } from "./judge.mjs";

const failed = (/** @type {string} */ name) => ({
  state: "failed",
  errors: [{ name, message: "expected 1" }],
});
const passed = { state: "passed", errors: [] };
const skipped = { state: "skipped", errors: [] };
const crash = { name: "SyntaxError", message: "\nUnexpected token\n  at line 1" };

test("a failed assertion catches the missing guard", () => {
  expect(judge({ tests: [skipped, failed("AssertionError")], crashes: [] })).toEqual({
    caught: true,
    why: "",
  });
  expect(judge({ tests: [passed, failed("AssertionError")], crashes: [] }).caught).toBe(true);
});

test("a test that passes without its guard misses the guard", () => {
  expect(judge({ tests: [passed, skipped], crashes: [] })).toEqual({
    caught: false,
    why: "its test passes without it",
  });
});

test("a run without any test misses the guard", () => {
  const why = "no test of that name";
  expect(judge({ tests: [], crashes: [] })).toEqual({ caught: false, why });
  expect(judge({ tests: [skipped], crashes: [] })).toEqual({ caught: false, why });
});

test("a test that fails without an assertion misses it, with the reason", () => {
  expect(judge({ tests: [failed("PrismaClientKnownRequestError")], crashes: [] })).toEqual({
    caught: false,
    why: "its test breaks before it can fail: PrismaClientKnownRequestError: expected 1",
  });
});

test("a run that crashes misses the guard, whatever its tests report", () => {
  expect(judge({ tests: [skipped], crashes: [crash] })).toEqual({
    caught: false,
    why: "its run crashes: SyntaxError: Unexpected token",
  });
  expect(judge({ tests: [failed("AssertionError")], crashes: [crash] }).caught).toBe(false);
});
