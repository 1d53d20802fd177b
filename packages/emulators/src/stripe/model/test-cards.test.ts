import { expect, test } from "vitest";
import { findCard, isLuhnValid, TEST_CARDS } from "./test-cards";

test("every test card has a valid last digit and a number of its own", () => {
  for (const { number } of TEST_CARDS) expect([number, isLuhnValid(number)]).toEqual([number, true]);
  expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
});

test("a mistyped digit, letters and short numbers are invalid", () => {
  for (const number of ["4242424242424241", "42424242424242ab", "4242", ""])
    expect([number, isLuhnValid(number)]).toEqual([number, false]);
});

test("a card is found by its whole number alone", () => {
  expect(findCard("4000000000009995")?.decline?.decline_code).toBe("insufficient_funds");
  expect(findCard("400000000000999")).toBeUndefined();
});
