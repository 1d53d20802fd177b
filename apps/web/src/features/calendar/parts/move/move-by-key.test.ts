import { expect, test } from "vitest";
import { moveByKey } from "./move-by-key";

const SLOTS = ["2026-11-26T09:00", "2026-12-01T09:00"];

test.each([
  ["ArrowRight", "2026-11-30T08:15", "2026-12-01T08:15"],
  ["ArrowLeft", "2026-12-01T08:15", "2026-11-30T08:15"],
  ["ArrowDown", "2026-11-27T10:00", "2026-12-01T09:00"],
  ["ArrowUp", "2026-11-27T10:00", "2026-11-26T09:00"],
  ["ArrowDown", "2026-12-01T09:00", "2026-12-01T09:15"],
  ["ArrowUp", "2026-11-26T09:00", "2026-11-26T08:45"],
  ["ArrowDown", "2026-12-02T23:50", null],
  ["ArrowUp", "2026-11-20T00:10", null],
  ["x", "2026-11-27T10:00", null],
])("%s moves a post from %s to %s", (key, from, to) => {
  expect(moveByKey(key, from, SLOTS)).toBe(to);
});
