import { expect, test } from "vitest";
import { isSameName } from "./same-name";

test.each([
  ["Jörg Weiß", "jorg  weiss", true],
  ["Weiß, Jörg", "Jörg Weiß", true],
  ["Anna-Maria Berger", "Anna Maria Berger", true],
  ["Anna Berger", "Anna Maria Berger", false],
  ["Anna Berger", "Jörg Weiß", false],
  ["李 明", "李 明", true],
  ["李 明", "王 明", false],
  ["", "", false],
  ["--", "..", false],
])("%j and %j are one name: %s", (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});
