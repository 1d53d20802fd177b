import type { Backend } from "../backend";
import type { Delivery, StripeEvent } from "../store/objects";
import { signPayload } from "./sign-payload";

/** Sends an event to an endpoint once. Anything but 2xx, in time, is tried again later. */
export async function deliverEvent(backend: Backend, id: string): Promise<void> {
  const { store } = backend;
  const delivery = store.get("delivery", id);
  const event = delivery && store.get("event", delivery.event);
  if (!delivery || !event || delivery.status !== "waiting") return;
  const answer = await post(backend, delivery, event);
  // The emulator was closed or reset in the meantime.
  if (backend.closing.aborted || !store.get("delivery", id)) return;
  const done = { ...delivery, attempts: delivery.attempts + 1, answer };
  if (answer !== null && answer >= 200 && answer < 300) {
    store.save("delivery", { ...done, status: "delivered" });
    return updatePending(backend, event.id);
  }
  const waitMs = backend.settings.get().webhookRetryMs[delivery.attempts];
  store.save("delivery", { ...done, status: waitMs === undefined ? "failed" : "waiting" });
  if (waitMs !== undefined)
    backend.jobs.schedule("deliver_event", id, (backend.clock.now() + waitMs) / 1_000);
}

/** Plans again what was on its way when the process ended. */
export function resumeDeliveries({ store, jobs, clock }: Backend): void {
  for (const { id, status } of store.list("delivery"))
    if (status === "waiting" && !store.get("job", `deliver_event:${id}`))
      jobs.schedule("deliver_event", id, clock.now() / 1_000);
}

/** The status of the answer, or null when none came in time. */
async function post(backend: Backend, delivery: Delivery, event: StripeEvent): Promise<number | null> {
  const target = targetOf(backend, delivery.endpoint);
  if (!target) return null;
  const payload = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(target.url, {
      method: "POST",
      body: payload,
      redirect: "manual",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": signPayload(payload, target.secret, Math.floor(Date.now() / 1_000)),
      },
      signal: AbortSignal.any([
        backend.closing,
        AbortSignal.timeout(backend.settings.get().webhookTimeoutMs),
      ]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // The endpoint is not there or too slow, which counts as a failed attempt.
    return null;
  }
}

function targetOf({ store, listen }: Backend, endpoint: string | null) {
  if (endpoint === null) return listen;
  const url = store.get("webhook_endpoint", endpoint)?.url;
  const secret = store.get("webhook_secret", endpoint)?.secret;
  return url === undefined || secret === undefined ? null : { url, secret };
}

/** The number of endpoints that have not taken the event yet. */
export function pendingWebhooks({ store }: Backend, event: string): number {
  const deliveries = store.list("delivery").filter((delivery) => delivery.event === event);
  const taken = new Set(
    deliveries.filter(({ status }) => status === "delivered").map(({ endpoint }) => endpoint),
  );
  return new Set(deliveries.map(({ endpoint }) => endpoint)).size - taken.size;
}

function updatePending(backend: Backend, id: string) {
  const event = backend.store.get("event", id);
  if (event) backend.store.save("event", { ...event, pending_webhooks: pendingWebhooks(backend, id) });
}
