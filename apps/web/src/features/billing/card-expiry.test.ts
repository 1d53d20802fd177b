import { expect, test } from "vitest";
import { getCardExpiry } from "./card-expiry";

const NOW = Date.UTC(2026, 10, 24);

test("a card is valid to the end of its month, and is named when two months are left", () => {
  expect(getCardExpiry({ month: 10, year: 2026 }, NOW)).toBe("expired");
  expect(getCardExpiry({ month: 11, year: 2026 }, NOW)).toBe("soon");
  expect(getCardExpiry({ month: 12, year: 2026 }, NOW)).toBe("soon");
  expect(getCardExpiry({ month: 2, year: 2027 }, NOW)).toBe("valid");
});

test("an account of a bank does not expire", () => {
  expect(getCardExpiry(null, NOW)).toBeNull();
});
