import { createClock } from "../core/clock";
import { createSettings } from "../core/create-settings";
import { createJobs } from "./jobs";
import { createIds } from "./model/ids";
import { settingsSchema, type Settings } from "./settings";
import { createStripeStore } from "./store/stripe-store";

/** An endpoint that gets every event, as `stripe listen --forward-to` has one. */
type ListenEndpoint = { url: string; secret: string };
export type Backend = ReturnType<typeof createBackend>;

export type BackendOptions = {
  /** The folder that stores all objects and the clock over a restart; without it they are in memory only. */
  dataDir: string | null;
  settings: Partial<Settings>;
  /** The seed of the ids. */
  seed: number;
  listen: ListenEndpoint | null;
};

/** The state and services behind all routes. */
export function createBackend({ dataDir, settings: initial, seed, listen }: BackendOptions) {
  const settings = createSettings(settingsSchema, initial);
  const store = createStripeStore(dataDir);
  const clock = createClock();
  const jobs = createJobs(store, clock);
  const closing = new AbortController();

  return {
    clock,
    store,
    jobs,
    listen,
    settings,
    newId: createIds(seed + store.linesRead, store.has),
    /** The clock in Unix seconds, as all of Stripe's times are. */
    now: () => Math.floor(clock.now() / 1_000),
    /** The API request that is executed, for the events it causes. */
    request: null as { id: string; idempotency_key: string | null } | null,
    /** This emulator's origin, set once it listens: API and pages. */
    origin: "",
    reset() {
      jobs.reset();
      store.reset();
      settings.reset();
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
