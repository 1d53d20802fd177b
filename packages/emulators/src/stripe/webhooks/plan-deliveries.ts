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

/** Plans the delivery of an event to its endpoints, as the settings say. */
export function planDeliveries(backend: Backend, event: StripeEvent): void {
  const { webhooks, duplicateWebhooks } = backend.settings.get();
  const status = webhooks === "deliver" ? "waiting" : webhooks === "hold" ? "held" : "dropped";
  for (const endpoint of endpointsOf(backend, event.type)) {
    for (let copy = 0; copy < (duplicateWebhooks ? 2 : 1); copy++) {
      const id = backend.newId("dlv");
      backend.store.save("delivery", { id, event: event.id, endpoint, attempts: 0, status, answer: null });
      if (status === "waiting") backend.jobs.schedule("deliver_event", id, sendTime(backend, copy));
    }
  }
}

/** Sends again, or now, what is planned for an event; returns the ids of its deliveries. */
export function redeliver(backend: Backend, event: string): string[] {
  const planned = backend.store.list("delivery").filter((delivery) => delivery.event === event);
  for (const delivery of planned) {
    backend.store.save("delivery", { ...delivery, status: "waiting" });
    backend.jobs.schedule("deliver_event", delivery.id, backend.clock.now() / 1_000);
  }
  return planned.map(({ id }) => id);
}

function sendTime({ clock, settings, store }: Backend, copy: number): number {
  const { webhookDelayMs, shuffleWebhooks } = settings.get();
  const time = (clock.now() + webhookDelayMs) / 1_000;
  if (shuffleWebhooks === null) return time;
  return time + SHUFFLE_SECONDS * seededRandom(shuffleWebhooks + 2 * store.list("event").length + copy)();
}
