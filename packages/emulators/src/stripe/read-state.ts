import type { Backend } from "./backend";

/**
 * The body of GET /_emulator/state: the emulator's true state, for tests to compare with the app's. `?customer={id}`
 * filters what belongs to one.
 */
export function readState(backend: Backend, query: URLSearchParams) {
  const { store, now, settings } = backend;
  const wanted = query.get("customer");
  const of = <T extends { customer: string | null }>(objects: T[]) =>
    wanted === null ? objects : objects.filter(({ customer }) => customer === wanted);
  return {
    now: now(),
    settings: settings.get(),
    customers: store.list("customer").filter(({ id }) => wanted === null || id === wanted),
    subscriptions: of(store.list("subscription")),
    invoices: of(store.list("invoice")),
    charges: of(store.list("charge")),
    refunds: of(store.list("refund")),
    disputes: store.list("dispute"),
    sessions: of(store.list("checkout.session")),
    failing: store.list("failing_customer").map(({ id }) => id),
    jobs: store.list("job"),
    events: store
      .list("event")
      .map(({ id, type, created, pending_webhooks }) => ({ id, type, created, pending_webhooks })),
    deliveries: store.list("delivery"),
  };
}

/** The state, as tests read it. */
export type StripeState = ReturnType<typeof readState>;
