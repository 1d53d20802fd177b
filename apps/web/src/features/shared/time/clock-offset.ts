/**
 * A reading of the server's clock from an answer: `serverMs` was the time at the server at some moment of the `tookMs` before
 * `deviceMs`, the device's time when the answer was there. `stepMs`: the server's time is cut to this.
 */
export type ClockReading = { serverMs: number; deviceMs: number; tookMs: number; stepMs?: number };

/** Milliseconds to add to the device's time; the true value is at most `errorMs` away. */
type Offset = { ms: number; errorMs: number };

/** A device that is wrong by more than this is told so. */
const WRONG_FROM_MS = 2 * 60_000;

/**
 * The offset between the clocks of server and device, as RFC 5905 (NTP) computes it of one answer: half of the round trip is
 * taken for the way back. Without a reading the device is believed.
 */
export function createClockOffset() {
  let offset: Offset = { ms: 0, errorMs: Infinity };
  const listeners = new Set<() => void>();
  return {
    /** Takes a reading that is more precise than what is known, or that contradicts it: one of the clocks was set. */
    learn(reading: ClockReading): void {
      const read = toOffset(reading);
      const agrees = Math.abs(read.ms - offset.ms) <= read.errorMs + offset.errorMs;
      if (agrees && read.errorMs >= offset.errorMs) return;
      offset = read;
      for (const listener of listeners) listener();
    },
    toServer: (deviceMs: number) => deviceMs + offset.ms,
    toDevice: (serverMs: number) => serverMs - offset.ms,
    /** By how many milliseconds the device is fast (negative: slow), when that is surely more than two minutes; else 0. */
    wrongByMs: () => (Math.abs(offset.ms) - offset.errorMs > WRONG_FROM_MS ? -offset.ms : 0),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function toOffset({ serverMs, deviceMs, tookMs, stepMs = 0 }: ClockReading): Offset {
  return {
    ms: Math.round(serverMs + stepMs / 2 - (deviceMs - tookMs / 2)),
    errorMs: (tookMs + stepMs) / 2,
  };
}
