import { expect, test } from "vitest";
import { audienceProblems } from "./use-audience-form";

const problems = (name: string, description: string) => audienceProblems({ name, description });

test("an audience at the limits has no problem", () => {
  expect(problems("x", "y")).toEqual({});
  expect(problems(` ${"x".repeat(80)} `, `${"y".repeat(1000)}\n`)).toEqual({});
});

test("each field names its own problem", () => {
  expect(problems("", " \n")).toEqual({ name: "missing", description: "missing" });
  expect(problems("x".repeat(81), "y")).toEqual({ name: "tooLong" });
  expect(problems("x", "y".repeat(1001))).toEqual({ description: "tooLong" });
  expect(problems("a\u0000", "y")).toEqual({ name: "sign" });
});
