import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { dataRequestReference } from "./data-request-reference";

test("a reference has six unambiguous characters", () => {
  for (let n = 0; n < 500; n++)
    expect(dataRequestReference((below) => randomInt(below))).toMatch(/^DR-[2-9A-HJKMNP-TV-Z]{6}$/);
});

test("the first and the last character of the alphabet occur", () => {
  expect(dataRequestReference(() => 0)).toBe("DR-222222");
  expect(dataRequestReference((below) => below - 1)).toBe("DR-ZZZZZZ");
});
