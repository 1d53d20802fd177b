import { API_VERSION } from "../model/wire";
import type { Backend } from "../backend";
import type { StripeEvent } from "../store/objects";
import { endpointsOf, planDeliveries } from "./plan-deliveries";
import { previousAttributes } from "./previous-attributes";

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
