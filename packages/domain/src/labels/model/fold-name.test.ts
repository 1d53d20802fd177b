import { expect, test } from "vitest";
import { foldName } from "./fold-name";

test.each([
  ["Series A", "series a"],
  ["ÜBUNG", "übung"],
  ["Series  A", "series a"],
  ["ﬁrst", "first"],
])("%s is the same name as %s", (name, same) => {
  expect(foldName(name)).toBe(foldName(same));
});

test("names that are written with other letters are others", () => {
  expect(foldName("Ubung")).not.toBe(foldName("Übung"));
});
