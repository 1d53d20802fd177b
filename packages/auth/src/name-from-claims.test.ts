import { expect, test } from "vitest";
import { nameFromClaims } from "./name-from-claims";

test.each([
  [{ name: "Jana Weber" }, "Jana Weber"],
  [{ name: " Jana " }, "Jana"],
  [{ name: "  " }, null],
  [{ name: "" }, null],
  [{ name: null }, null],
  [{}, null],
  [undefined, null],
])("of %j the name is %j", (claims, name) => {
  expect(nameFromClaims(claims)).toBe(name);
});
