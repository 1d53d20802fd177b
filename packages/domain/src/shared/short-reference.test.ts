import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { shortReference } from "./short-reference";

test("a reference has its prefix and six unambiguous characters", () => {
  for (let n = 0; n < 500; n++)
    expect(shortReference("DR", (below) => randomInt(below))).toMatch(/^DR-[2-9A-HJKMNP-TV-Z]{6}$/);
});

test("the first and the last character of the alphabet occur", () => {
  expect(shortReference("CN", () => 0)).toBe("CN-222222");
  expect(shortReference("CN", (below) => below - 1)).toBe("CN-ZZZZZZ");
});
