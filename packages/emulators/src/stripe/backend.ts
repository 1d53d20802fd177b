import { createClock } from "../core/clock";
import { createSettings } from "../core/create-settings";
import { createJobs } from "./jobs";
import { createIds } from "./model/ids";
import { settingsSchema, type Settings } from "./settings";
import { createStripeStore } from "./store/stripe-store";

/** The endpoint that gets every event without being registered, as `stripe listen --forward-to` has one. */
export type ListenEndpoint = { url: string; secret: string };
export type Backend = ReturnType<typeof createBackend>;

type Options = {
  dataDir: string | null;
  settings: Partial<Settings>;
  seed: number;
  listen: ListenEndpoint | null;
};

/** The state and services behind all routes. */
export function createBackend({ dataDir, settings: initial, seed, listen }: Options) {
  const settings = createSettings(settingsSchema, initial);
  const store = createStripeStore(dataDir);
  const clock = createClock();
  const jobs = createJobs(store, clock);
  const closing = new AbortController();
  let internalErrors = 0;

  return {
    clock,
    store,
    jobs,
    listen,
    newId: createIds(seed + store.linesRead, store.has),
    /** The clock in Unix seconds, as all of Stripe's times are. */
    now: () => Math.floor(clock.now() / 1_000),
    /** How far the clock is ahead of real time, in seconds. */
    secondsAhead: () => Math.round((clock.now() - Date.now()) / 1_000),
    settings: {
      get: settings.get,
      change(part: unknown) {
        settings.change(part);
        internalErrors = 0;
      },
    },
    /** Whether this request answers 500; counts it. */
    takeInternalError(): boolean {
      if (internalErrors >= settings.get().internalErrors) return false;
      internalErrors += 1;
      return true;
    },
    /** The API request that is executed, for the events it causes. */
    request: null as { id: string; idempotency_key: string | null } | null,
    /** This emulator's origin, set once it listens: API and pages. */
    origin: "",
    /** Stores how far the clock is ahead of real time. */
    saveClock(): void {
      store.save("clock", { id: "clock", aheadMs: clock.now() - Date.now() });
    },
    reset() {
      jobs.reset();
      store.reset();
      settings.reset();
      internalErrors = 0;
    },
    /** Ends what waits for somebody else, when the emulator closes: its answer must not be stored any more. */
    closing: closing.signal,
    close() {
      closing.abort();
      jobs.reset();
      store.close();
    },
  };
}
