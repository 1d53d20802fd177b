import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withDeadline } from "./with-deadline";

const LIMITS = { silenceMs: 1_000, wholeMs: 2_500 };
const forever = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What it ended with, without letting it be unhandled. */
const reasonOf = (run: Promise<unknown>) =>
  run.then(
    () => "done",
    (error: { reason: string }) => error.reason,
  );

test("answers what was done", async () => {
  await expect(withDeadline(LIMITS, new AbortController().signal, () => Promise.resolve(5))).resolves.toBe(5);
  expect(vi.getTimerCount()).toBe(0);
});

test("silence ends it, counted from the last sign of life", async () => {
  let alive = () => {};
  let signal: AbortSignal | undefined;
  const reason = reasonOf(
    withDeadline(LIMITS, new AbortController().signal, (given, touch) => {
      signal = given;
      alive = touch;
      touch();
      return forever();
    }),
  );
  await vi.advanceTimersByTimeAsync(900);
  alive();
  await vi.advanceTimersByTimeAsync(900);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(signal?.aborted).toBe(true);
  expect(await reason).toBe("timeout");
});

test("the whole has an end, however lively it is", async () => {
  const reason = reasonOf(
    withDeadline(LIMITS, new AbortController().signal, async (_, alive) => {
      setInterval(alive, 100);
      await forever();
    }),
  );
  await vi.advanceTimersByTimeAsync(2_499);
  expect(await Promise.race([reason, Promise.resolve("running")])).toBe("running");
  await vi.advanceTimersByTimeAsync(1);
  expect(await reason).toBe("timeout");
});

test("stopped by the user at once, even while it sleeps", async () => {
  const stop = new AbortController();
  const reason = reasonOf(withDeadline(LIMITS, stop.signal, forever));
  stop.abort();
  expect(await reason).toBe("stopped");
  expect(await reasonOf(withDeadline(LIMITS, stop.signal, () => Promise.resolve(1)))).toBe("stopped");
});

test("an error is passed on", async () => {
  const boom = new Error("boom");
  await expect(withDeadline(LIMITS, new AbortController().signal, () => Promise.reject(boom))).rejects.toBe(
    boom,
  );
});
