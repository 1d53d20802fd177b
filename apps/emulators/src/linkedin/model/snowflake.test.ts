import { expect, test } from "vitest";
import { snowflake } from "./snowflake";

test("an id has the time in its upper bits and is too large for a number", () => {
  const now = Date.UTC(2026, 10, 21);
  const id = snowflake(now);
  expect(Number(BigInt(id) >> 22n)).toBe(now);
  expect(Number.isSafeInteger(Number(id))).toBe(false);
});
