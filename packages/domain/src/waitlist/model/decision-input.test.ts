import { expect, test } from "vitest";
import { DECISION_LIMIT, decisionInput, REASON_LIMIT } from "./decision-input";

const id = "0190d9e0-0000-7000-8000-000000000000";
const takes = (input: unknown) => decisionInput.safeParse(input).success;
const reject = (reason: unknown) => ({ ids: [id], decision: "rejected", reason });

test("a rejection needs a reason, from one character to the limit", () => {
  expect(takes(reject("x"))).toBe(true);
  expect(takes(reject("x".repeat(REASON_LIMIT)))).toBe(true);
  expect(takes(reject("x".repeat(REASON_LIMIT + 1)))).toBe(false);
  for (const reason of ["", " \n ", " \u0000", undefined, null, 1]) expect(takes(reject(reason))).toBe(false);
  expect(decisionInput.parse(reject("  Not yet.  "))).toMatchObject({ reason: "Not yet." });
});

test("activating and undoing have no reason", () => {
  for (const decision of ["active", "waitlisted"]) {
    expect(takes({ ids: [id], decision })).toBe(true);
    expect(takes({ ids: [id], decision, reason: "x" })).toBe(false);
  }
  expect(takes({ ids: [id], decision: "deleted" })).toBe(false);
});

test("a decision has one to two hundred accounts", () => {
  const decide = (count: number) => ({ ids: Array(count).fill(id), decision: "active" });
  expect([0, 1, DECISION_LIMIT, DECISION_LIMIT + 1].map((count) => takes(decide(count)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(takes({ ids: ["jana@example.com"], decision: "active" })).toBe(false);
});
