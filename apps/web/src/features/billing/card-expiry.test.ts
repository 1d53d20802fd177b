import { expect, test } from "vitest";
import { expiryOf } from "./card-expiry";

const NOW = Date.UTC(2026, 10, 24);

test("a card is valid to the end of its month, and is named when two months are left", () => {
  expect(expiryOf({ month: 10, year: 2026 }, NOW)).toBe("expired");
  expect(expiryOf({ month: 11, year: 2026 }, NOW)).toBe("soon");
  expect(expiryOf({ month: 12, year: 2026 }, NOW)).toBe("soon");
  expect(expiryOf({ month: 2, year: 2027 }, NOW)).toBe("valid");
});

test("an account of a bank does not expire", () => {
  expect(expiryOf(null, NOW)).toBeNull();
});
