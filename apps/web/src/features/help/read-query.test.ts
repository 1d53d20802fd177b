import { expect, test } from "vitest";
import { readQuery } from "./read-query";

test("the search is the first q of the address, trimmed and bounded", () => {
  expect(readQuery({})).toBe("");
  expect(readQuery({ q: "  media " })).toBe("media");
  expect(readQuery({ q: ["one", "two"] })).toBe("one");
  expect(readQuery({ q: "x".repeat(500) })).toHaveLength(200);
});
