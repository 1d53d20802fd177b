import { expect, test } from "vitest";
import { attentionCurve, seedOf } from "./simulate-figures";

const HOUR_MS = 3_600_000;
/** A Tuesday at eight in the morning. */
const published = Date.UTC(2026, 10, 24, 8);
const curve = attentionCurve(seedOf("urn:li:share:1"), published);
const during = (from: number, to: number) =>
  curve(published + to * HOUR_MS) - curve(published + from * HOUR_MS);

test("attention starts at nothing, only grows, and is complete after thirty days", () => {
  expect(curve(published)).toBe(0);
  expect(curve(published - 1)).toBe(0);
  let before = 0;
  for (let hour = 1; hour <= 30 * 24; hour += 1) {
    const now = curve(published + hour * HOUR_MS);
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
  expect(before).toBe(1);
});

test("a night is quiet, and a later day has less than the one before", () => {
  expect(during(16, 20)).toBeLessThan(during(10, 14) / 5);
  expect(during(24, 48)).toBeLessThan(during(0, 24));
});

test("the same seed has the same curve, another one another", () => {
  const at = published + 5 * HOUR_MS;
  expect(attentionCurve(seedOf("urn:li:share:1"), published)(at)).toBe(curve(at));
  expect(attentionCurve(seedOf("urn:li:share:2"), published)(at)).not.toBe(curve(at));
});
