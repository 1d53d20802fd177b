import { seededRandom } from "../../core/seeded-random";
import type { Backend } from "../backend";
import type { StripeEvent } from "../store/objects";

/** In random order, an event comes up to this much later. */
const SHUFFLE_SECONDS = 2;

/** The endpoints that an event goes to: registered ones that have enabled its type, and the one of the start. */
export function endpointsOf({ store, listen }: Backend, type: string): (string | null)[] {
  const registered = store
    .list("webhook_endpoint")
    .filter(
      ({ status, enabled_events }) =>
        status === "enabled" && ["*", type].some((name) => enabled_events.includes(name)),
    )
    .map(({ id }) => id);
  return listen ? [null, ...registered] : registered;
}

/** Plans the delivery of an event to its endpoints, as the settings say: once or twice, in order or not, or never. */
export function planDeliveries(backend: Backend, { id: event, type }: StripeEvent): void {
  const { clock, jobs, settings, store } = backend;
  const { webhooks, duplicateWebhooks, shuffleWebhooks } = settings.get();
  const status = webhooks === "deliver" ? "waiting" : "dropped";
  const endpoints = endpointsOf(backend, type);
  for (const [index, endpoint] of (duplicateWebhooks ? [...endpoints, ...endpoints] : endpoints).entries()) {
    const id = backend.newId("dlv");
    store.save("delivery", { id, event, endpoint, attempts: 0, status, answer: null });
    const seed = shuffleWebhooks === null ? null : shuffleWebhooks + 2 * store.list("event").length + index;
    const lateSeconds = seed === null ? 0 : SHUFFLE_SECONDS * seededRandom(seed)();
    if (status === "waiting") jobs.schedule("deliver_event", id, clock.now() / 1_000 + lateSeconds);
  }
}
