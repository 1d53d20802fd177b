import { expect, test, vi } from "vitest";
import { createClockOffset } from "./clock-offset";

const NOON = Date.parse("2026-11-23T12:00:00Z");
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A reading at noon of the server, by a device that is wrong by `byMs`. */
const reading = (byMs: number, tookMs = 0, stepMs = 0) => ({
  serverMs: NOON,
  deviceMs: NOON + byMs,
  tookMs,
  stepMs,
});

test("without a reading the device is believed", () => {
  const offset = createClockOffset();
  expect(offset.toServer(NOON)).toBe(NOON);
  expect(offset.wrongByMs()).toBe(0);
});

test.each([3 * HOUR_MS, -3 * HOUR_MS, 40 * 24 * HOUR_MS])(
  "the time of a device that is wrong by %i ms becomes the server's, and back",
  (byMs) => {
    const offset = createClockOffset();
    offset.learn(reading(byMs));
    expect(offset.toServer(NOON + byMs + 5)).toBe(NOON + 5);
    expect(offset.toDevice(NOON + 5)).toBe(NOON + byMs + 5);
    expect(offset.wrongByMs()).toBe(byMs);
  },
);

test("half of the round trip is taken for the way back, and half of a step for what was cut off", () => {
  const offset = createClockOffset();
  offset.learn(reading(0, 400));
  expect(offset.toServer(NOON)).toBe(NOON + 200);
  const cut = createClockOffset();
  cut.learn(reading(0, 0, SECOND_MS));
  expect(cut.toServer(NOON)).toBe(NOON + 500);
});

test("a more precise reading replaces a rougher one, and a rougher one that agrees changes nothing", () => {
  const offset = createClockOffset();
  const onChange = vi.fn<() => void>();
  offset.subscribe(onChange);
  offset.learn(reading(0, 4 * SECOND_MS));
  expect(offset.toServer(NOON)).toBe(NOON + 2 * SECOND_MS);
  offset.learn(reading(-500, 0));
  expect(offset.toServer(NOON)).toBe(NOON + 500);
  offset.learn(reading(0, 3 * SECOND_MS));
  expect(offset.toServer(NOON)).toBe(NOON + 500);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("a device whose clock is set meanwhile is followed, also by a rougher reading", () => {
  const offset = createClockOffset();
  offset.learn(reading(3 * HOUR_MS, 10));
  expect(offset.wrongByMs()).not.toBe(0);
  offset.learn(reading(0, 800, SECOND_MS));
  expect(Math.abs(offset.toServer(NOON) - NOON)).toBeLessThanOrEqual(SECOND_MS);
  expect(offset.wrongByMs()).toBe(0);
});

test("a device is called wrong when that is surely more than two minutes", () => {
  const wrongBy = (byMs: number, tookMs = 0) => {
    const offset = createClockOffset();
    offset.learn(reading(byMs, tookMs));
    return offset.wrongByMs() !== 0;
  };
  expect(wrongBy(2 * MINUTE_MS)).toBe(false);
  expect(wrongBy(2 * MINUTE_MS + 1)).toBe(true);
  expect(wrongBy(-2 * MINUTE_MS - 1)).toBe(true);
  // The answer took so long that the clock may be right.
  expect(wrongBy(3 * MINUTE_MS, 10 * MINUTE_MS)).toBe(false);
});

test("who has unsubscribed is not called back", () => {
  const offset = createClockOffset();
  const onChange = vi.fn<() => void>();
  offset.subscribe(onChange)();
  offset.learn(reading(HOUR_MS));
  expect(onChange).not.toHaveBeenCalled();
});
