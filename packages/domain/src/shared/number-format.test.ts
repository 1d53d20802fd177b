import { expect, test } from "vitest";
import { numberFormat } from "./number-format";

test("a number is written as its locale writes it", () => {
  expect(numberFormat("en-IE").format(1234)).toBe("1,234");
  expect(numberFormat("de-DE").format(1234)).toBe("1.234");
});

test("a compact number has three characters or so", () => {
  expect(numberFormat("en-IE", "compact").format(6900)).toBe("6.9K");
  expect(numberFormat("de-DE", "compact").format(6900)).toBe("6900");
  expect(numberFormat("de-DE").format(6900)).toBe("6.900");
});

test("the format of a locale is made once", () => {
  expect(numberFormat("de-DE")).toBe(numberFormat("de-DE"));
});
