import { createHmac } from "node:crypto";
import type { Backend } from "../backend";
import type { Delivery, StripeEvent } from "../store/objects";

/** How long an endpoint may take, in real time. */
const TIMEOUT_MS = 10_000;
/** The times between attempts; together three days. */
const RETRY_HOURS = [5 / 60, 0.5, 2, 5, 10, 12, 12, 12, 18];

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
  const hours = RETRY_HOURS[delivery.attempts];
  store.save("delivery", { ...done, status: hours === undefined ? "failed" : "waiting" });
  if (hours !== undefined)
    backend.jobs.schedule("deliver_event", id, backend.clock.now() / 1_000 + hours * 3_600);
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
      signal: AbortSignal.any([backend.closing, AbortSignal.timeout(TIMEOUT_MS)]),
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

/** Counts the endpoints that have not taken the event yet. */
function updatePending({ store }: Backend, id: string) {
  const event = store.get("event", id);
  const deliveries = store.list("delivery").filter((delivery) => delivery.event === id);
  const taken = deliveries.filter(({ status }) => status === "delivered");
  const count = (list: Delivery[]) => new Set(list.map(({ endpoint }) => endpoint)).size;
  if (event) store.save("event", { ...event, pending_webhooks: count(deliveries) - count(taken) });
}

/** The Stripe-Signature header. `seconds` must be real time: the receiver compares it with its own. */
export function signPayload(payload: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
