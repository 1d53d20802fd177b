import { API_VERSION } from "../model/wire";
import type { Backend } from "../backend";
import type { StripeEvent } from "../store/objects";
import { seededRandom } from "../../core/seeded-random";
import { isRecord } from "../../core/is-record";

/** Creates an event with the object as it is now and plans its delivery. With `before`, what has changed is named. */
export function emit(backend: Backend, type: StripeEvent["type"], object: object, before?: object): void {
  const event: StripeEvent = {
    id: backend.newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: backend.now(),
    data: {
      object,
      ...(before === undefined
        ? {}
        : { previous_attributes: previousAttributes({ ...before }, { ...object }) }),
    },
    livemode: false,
    pending_webhooks: endpointsOf(backend, type).length,
    request: backend.request ?? { id: null, idempotency_key: null },
    type,
  };
  backend.store.save("event", event);
  planDeliveries(backend, event);
}

/** In random order, an event comes up to this much later. */
const SHUFFLE_SECONDS = 2;

/** The endpoints that an event goes to: registered ones that have enabled its type, and the one of the start. */
function endpointsOf({ store, listen }: Backend, type: string): (string | null)[] {
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
function planDeliveries(backend: Backend, { id: event, type }: StripeEvent): void {
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

type Json = Record<string, unknown>;

/** The values that a change replaced: of a hash the keys that differ, of a list all, null for what is new. */
export function previousAttributes(before: Json, after: Json): Json {
  const previous: Json = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[key], after[key]];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    previous[key] = isRecord(old) && isRecord(now) ? previousAttributes(old, now) : (old ?? null);
  }
  return previous;
}
