import { expect, test } from "vitest";
import { fill } from "./fill";

test("every place with a value is filled, as often as it is there", () => {
  expect(fill("{a} of {b}, {a}", { a: "1", b: "$&" })).toBe("1 of $&, 1");
});

test("a place without a value stays visible", () => {
  expect(fill("{a} of {b}", { a: "1" })).toBe("1 of {b}");
});
