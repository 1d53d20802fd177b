import { expect, test } from "vitest";
import { activityUrn, snowflake } from "./snowflake";

test("an activity has another number than its post, minted within two seconds after it", () => {
  const now = Date.UTC(2026, 10, 24);
  for (let i = 0; i < 50; i += 1) {
    const id = snowflake(now);
    const activity = activityUrn(`urn:li:share:${id}`);
    expect(activityUrn(`urn:li:share:${id}`)).toBe(activity);
    const number = activity.replace("urn:li:activity:", "");
    expect(number).not.toBe(id);
    const laterMs = Number(BigInt(number) >> 22n) - now;
    expect(laterMs).toBeGreaterThan(0);
    expect(laterMs).toBeLessThanOrEqual(2_001);
  }
});
