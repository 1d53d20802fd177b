import { expect, test } from "vitest";
import { FRESH_SIGN_IN_MS, requireFreshSignIn } from "./fresh-sign-in";

const now = Date.UTC(2026, 10, 23, 12);
const clock = { now: () => now, sleep: () => Promise.resolve() };
const ask = (age: number) => () => requireFreshSignIn({ clock }, { createdAt: new Date(now - age) });

test("a sign-in is recent for twelve hours, and not a millisecond longer", () => {
  expect(ask(0)).not.toThrow();
  expect(ask(FRESH_SIGN_IN_MS - 1)).not.toThrow();
  expect(ask(FRESH_SIGN_IN_MS)).toThrow("sign_in_stale");
  expect(() => requireFreshSignIn({ clock }, null)).toThrow("sign_in_stale");
});
