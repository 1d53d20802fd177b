import { expect, test } from "vitest";
import { intervalFor } from "./use-delivery";

const AT = new Date("2026-11-30T09:00:00Z");
const at = (time: string) => new Date(`2026-11-30T${time}Z`);

test.each([
  ["one that is over is not asked for again", "delivered", null, false],
  ["one that was given up is not, either", "failed", null, false],
  ["one that is due is asked for often", "pending", at("08:59:59"), 1_500],
  ["one that is due within a minute, too", "pending", at("09:00:59"), 1_500],
  ["one whose next try is far away is asked for rarely", "pending", at("09:05:00"), 15_000],
] as const)("%s", (_title, state, nextTryAt, interval) =>
  expect(intervalFor({ state, nextTryAt }, AT)).toBe(interval),
);
