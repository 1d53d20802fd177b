import { vi } from "vitest";

/**
 * Holds the timers of one length that are set from now on, so that a test says when their time is up; until
 * `vi.restoreAllMocks`.
 * @param delayMs the length that tells them from others
 */
export function holdTimers(delayMs: number) {
  const held: (() => void)[] = [];
  const setTimer = globalThis.setTimeout;
  const replace = (run: () => void, delay?: number): NodeJS.Timeout => {
    if (delay === delayMs) held.push(run);
    return setTimer(run, delay);
  };
  vi.spyOn(globalThis, "setTimeout").mockImplementation(replace as typeof setTimeout);
  return {
    /** Lets their time be up. Throws when there are none. */
    fire() {
      if (held.length === 0) throw new Error(`no timer of ${delayMs} ms is set`);
      for (const run of held) run();
    },
  };
}
