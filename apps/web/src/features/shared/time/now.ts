import { createClockOffset } from "./clock-offset";
import { readAnswerTime, readPageTime } from "./read-server-time";

/** The page's only one. The server learns nothing: it is the clock. */
const offset = createClockOffset();

/** The time, by the server's clock: the device's may be wrong. Every "now" of a screen is this one. */
export function now(): Date {
  // oxlint-disable-next-line takt/device-clock -- here the clocks meet
  return new Date(offset.toServer(Date.now()));
}

/** The server's time in milliseconds at a moment of the device's clock, such as the query cache's `dataUpdatedAt`. */
export const toServerTime = offset.toServer;

/** The device's time in milliseconds at a moment of the server's clock. */
export const toDeviceTime = offset.toDevice;

/** Calls back when the time has been learned again; returns a function that ends this. */
export const subscribeToClock = offset.subscribe;

/** By how many milliseconds the device's clock is fast (negative: slow); 0 while that is less than two minutes. */
export const deviceWrongByMs = offset.wrongByMs;

/** Learns the time of the page that is hydrated, which the server rendered at `serverMs`. */
export function learnPageTime(serverMs: number): void {
  const reading = readPageTime(serverMs);
  if (reading) offset.learn(reading);
}

/** `fetch`, which learns the server's time of each answer. */
export async function fetchWithTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const startedAt = performance.now();
  const response = await fetch(input, init);
  const reading = readAnswerTime(response.headers, performance.now() - startedAt);
  if (reading) offset.learn(reading);
  return response;
}
