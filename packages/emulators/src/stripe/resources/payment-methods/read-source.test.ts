import { expect, test } from "vitest";
import { readSource } from "./read-source";

const now = new Date("2026-11-21T12:00:00Z");
const card = { method: "card", number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" };
const read = (part: Record<string, string>) => readSource({ ...card, ...part }, now);

test("a card is read with its expiry", () => {
  expect(read({})).toMatchObject({ card: { number: "4242424242424242" }, exp_month: 12, exp_year: 2034 });
});

test("a card is valid until the end of its month", () => {
  expect(read({ expiry: "11/26" })).toMatchObject({ exp_month: 11 });
  expect(read({ expiry: "10/26" })).toEqual({ field: "expiry" });
  expect(read({ expiry: "13/30" })).toEqual({ field: "expiry" });
});

test("a number that is incomplete, an unknown card and a missing code are told apart", () => {
  expect(read({ number: "4242" })).toEqual({ field: "number" });
  expect(read({ number: "4111111111111111" })).toMatchObject({
    decline: { decline_code: "test_mode_live_card" },
  });
  expect(read({ cvc: "12" })).toEqual({ field: "cvc" });
});

test("an account is read by its IBAN in any spelling", () => {
  expect(read({ method: "sepa_debit", iban: "de89 3704 0044 0532 0130 00" })).toMatchObject({
    account: { succeeds: true },
  });
  expect(read({ method: "sepa_debit", iban: "DE1" })).toEqual({ field: "iban" });
});
