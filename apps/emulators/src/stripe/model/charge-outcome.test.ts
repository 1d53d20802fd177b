import { expect, test } from "vitest";
import { chargeOutcome } from "./test-cards";

const attempt = { offSession: false, authenticated: false, setUp: false };
const outcome = (number: string, part: Partial<typeof attempt> = {}) =>
  chargeOutcome({ number, ...attempt, ...part }).kind;

test("a card succeeds or is declined with its own reason", () => {
  expect(outcome("4242424242424242")).toBe("succeeded");
  expect(chargeOutcome({ number: "4000000000000002", ...attempt })).toMatchObject({
    kind: "declined",
    decline: { code: "card_declined", decline_code: "generic_decline" },
  });
  expect(chargeOutcome({ number: "4111111111111111", ...attempt })).toMatchObject({
    decline: { decline_code: "test_mode_live_card" },
  });
});

test("a card that asks once needs the step with the customer present, and none afterwards", () => {
  const number = "4000002500003155";
  expect(outcome(number)).toBe("requires_action");
  expect(outcome(number, { authenticated: true })).toBe("succeeded");
  expect(outcome(number, { setUp: true })).toBe("succeeded");
  expect(outcome(number, { offSession: true })).toBe("succeeded");
});

test("a card that always asks also asks when the customer is away", () => {
  const number = "4000002760003184";
  expect(outcome(number, { offSession: true, setUp: true })).toBe("requires_action");
  expect(outcome(number, { authenticated: true })).toBe("succeeded");
});

test("a debit is pending, whether it succeeds later or not", () => {
  expect([outcome("DE89370400440532013000"), outcome("DE62370400440532013001")]).toEqual([
    "processing",
    "processing",
  ]);
});
