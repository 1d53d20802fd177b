import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withDeadline } from "./with-deadline";

const LIMITS = { idleMs: 1_000, totalMs: 2_500 };
const forever = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the reason without leaving the rejection unhandled. */
const getReason = (run: Promise<unknown>) =>
  run.then(
    () => "done",
    (error: { reason: string }) => error.reason,
  );

test("the result is returned", async () => {
  await expect(withDeadline(LIMITS, new AbortController().signal, () => Promise.resolve(5))).resolves.toBe(5);
  expect(vi.getTimerCount()).toBe(0);
});

test("the idle timeout counts from the last activity", async () => {
  let recordActivity = () => {};
  let signal: AbortSignal | undefined;
  const reason = getReason(
    withDeadline(LIMITS, new AbortController().signal, (given, onActivity) => {
      signal = given;
      recordActivity = onActivity;
      onActivity();
      return forever();
    }),
  );
  await vi.advanceTimersByTimeAsync(900);
  recordActivity();
  await vi.advanceTimersByTimeAsync(900);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(signal?.aborted).toBe(true);
  expect(await reason).toBe("timeout");
});

test("the total timeout ends even an active call", async () => {
  const reason = getReason(
    withDeadline(LIMITS, new AbortController().signal, async (_, onActivity) => {
      setInterval(onActivity, 100);
      await forever();
    }),
  );
  await vi.advanceTimersByTimeAsync(2_499);
  expect(await Promise.race([reason, Promise.resolve("running")])).toBe("running");
  await vi.advanceTimersByTimeAsync(1);
  expect(await reason).toBe("timeout");
});

test("a stop by the user ends a sleeping call at once", async () => {
  const stop = new AbortController();
  const reason = getReason(withDeadline(LIMITS, stop.signal, forever));
  stop.abort();
  expect(await reason).toBe("stopped");
  expect(await getReason(withDeadline(LIMITS, stop.signal, () => Promise.resolve(1)))).toBe("stopped");
});

test("an error is passed on", async () => {
  const boom = new Error("boom");
  await expect(withDeadline(LIMITS, new AbortController().signal, () => Promise.reject(boom))).rejects.toBe(
    boom,
  );
});
