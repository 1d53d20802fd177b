import type { Backend } from "./backend";

/** The body of GET /_emulator/state: the emulator's true state, for tests to compare with the app's. */
export const readState = ({ now, settings, store }: Backend) => ({
  now: now(),
  settings: settings.get(),
  customers: store.list("customer"),
  subscriptions: store.list("subscription"),
  events: store.list("event"),
  deliveries: store.list("delivery"),
});
