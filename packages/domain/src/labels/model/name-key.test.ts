import { expect, test } from "vitest";
import { nameKey } from "./name-key";

test.each([
  ["Series A", "series a"],
  ["ÜBUNG", "übung"],
  ["Series  A", "series a"],
  ["ﬁrst", "first"],
])("%s is the same name as %s", (name, same) => {
  expect(nameKey(name)).toBe(nameKey(same));
});

test("names that are written with other letters are others", () => {
  expect(nameKey("Ubung")).not.toBe(nameKey("Übung"));
});
