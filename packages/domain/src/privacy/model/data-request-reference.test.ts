import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { dataRequestReference } from "./data-request-reference";

test("six signs that nobody mistakes", () => {
  for (let n = 0; n < 500; n++)
    expect(dataRequestReference((below) => randomInt(below))).toMatch(/^DR-[2-9A-HJKMNP-TV-Z]{6}$/);
});

test("first and last sign are reached", () => {
  expect(dataRequestReference(() => 0)).toBe("DR-222222");
  expect(dataRequestReference((below) => below - 1)).toBe("DR-ZZZZZZ");
});
