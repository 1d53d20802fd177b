import { expect, test } from "vitest";
import { keyStateOf } from "./key-state";

const AT = new Date("2026-11-30T09:00:00Z");
const LATER = new Date("2026-12-01T09:00:00Z");

test.each([
  ["a key works until it expires", { state: "open", expiresAt: LATER, rotatedAt: null }, "active"],
  ["a replaced key still works for a while", { state: "open", expiresAt: LATER, rotatedAt: AT }, "replaced"],
  ["a key has expired since it was loaded", { state: "open", expiresAt: AT, rotatedAt: null }, "expired"],
  ["a replaced key ends, too", { state: "open", expiresAt: AT, rotatedAt: AT }, "expired"],
  ["a revoked key stays revoked", { state: "revoked", expiresAt: AT, rotatedAt: AT }, "revoked"],
] as const)("%s", (_title, key, state) => expect(keyStateOf(key, AT)).toBe(state));

test("before the time is known a key is as it was loaded", () =>
  expect(keyStateOf({ state: "open", expiresAt: new Date(0), rotatedAt: null }, null)).toBe("active"));
