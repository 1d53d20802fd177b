import { afterEach, beforeEach, expect, test, vi } from "vitest";

let reloads: number;
let stored: Map<string, string>;
let server: () => Promise<{ ok: boolean }>;

/** A page: its modules are new, because a page is left on purpose only once. */
async function loseScript(): Promise<boolean> {
  vi.resetModules();
  return (await import("./reload-once")).reloadOnce();
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
  vi.spyOn(console, "warn").mockReturnValue();
  reloads = 0;
  stored = new Map();
  server = () => Promise.resolve({ ok: true });
  vi.stubGlobal("fetch", () => server());
  vi.stubGlobal("window", {
    location: { reload: () => reloads++ },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});
afterEach(() => {
  // The next file begins with a page that nobody is leaving.
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page that lost a script is loaded again once, and not again when the script is still missing", async () => {
  expect([await loseScript(), reloads]).toEqual([true, 1]);
  expect([await loseScript(), reloads]).toEqual([false, 1]);
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect([await loseScript(), reloads]).toEqual([false, 1]);
});

test("a page that loses a script of a later release is loaded again", async () => {
  await loseScript();
  vi.advanceTimersByTime(10 * 60_000);
  expect([await loseScript(), reloads]).toEqual([true, 2]);
});

test("a page stays as it is without a server, and without a storage that remembers", async () => {
  server = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await loseScript()).toBe(false);
  server = () => Promise.resolve({ ok: false });
  expect(await loseScript()).toBe(false);
  expect(stored.size).toBe(0);
  server = () => Promise.resolve({ ok: true });
  vi.stubGlobal("window", { location: { reload: () => reloads++ } });
  expect([await loseScript(), reloads]).toEqual([false, 0]);
});
