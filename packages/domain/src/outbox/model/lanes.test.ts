import { expect, test } from "vitest";
import { LANES, retryDelayMs } from "./lanes";

test("the delay doubles up to the longest of the lane", () => {
  const minutes = (lane: { maxRetryMs: number }) =>
    [1, 2, 3, 10, 99].map((tries) => retryDelayMs(tries, lane) / 60_000);
  expect(minutes(LANES.members)).toEqual([1, 2, 4, 360, 360]);
  expect(minutes(LANES.alarms)).toEqual([1, 1, 1, 1, 1]);
});
