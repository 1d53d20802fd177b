import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { expect, test } from "vitest";
import { publishSteps } from "./publish-steps";

test("an answered post is sent at its time, and its receipt is there within the time-out", () => {
  const steps = publishSteps("answered");
  expect(steps.map(({ key }) => key)).toEqual(["queued", "read", "sent", "receipt"]);
  expect(steps.find(({ key }) => key === "sent")?.at).toBe(0);
  expect(steps.at(-1)).toEqual({ key: "receipt", at: 0, until: TIMING.http });
});

test("a silent LinkedIn gets the same text again inside the window in which it refuses duplicates", () => {
  const resent = publishSteps("silent").find(({ key }) => key === "resent")!;
  expect(resent.at).toBeGreaterThan(TIMING.http);
  expect(resent.until! + TIMING.http).toBeLessThan(TIMING.duplicateWindow);
});

test("steps are in the order of their times", () => {
  for (const outcome of ["answered", "silent"] as const) {
    const times = publishSteps(outcome).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});
