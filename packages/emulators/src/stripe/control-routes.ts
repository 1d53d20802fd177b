import type { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "./backend";
import { deliverEvent } from "./webhooks/deliver-event";
import { redeliver } from "./webhooks/plan-deliveries";

const deliverSchema = z.strictObject({ event: z.string().optional() });
const renewalsSchema = z.strictObject({ fail: z.boolean() });

/** Stripe's part of the control API: sends held or lost events, and makes a customer's renewals fail. */
export function controlRoutes(routes: Hono, backend: Backend): void {
  routes.post("/deliver", async (c) => {
    const { event } = deliverSchema.parse(await c.req.json());
    const events = event === undefined ? heldEvents(backend) : [event];
    const deliveries = events.flatMap((id) => redeliver(backend, id));
    for (const id of deliveries) {
      backend.jobs.cancel("deliver_event", id);
      await deliverEvent(backend, id);
    }
    const answers = deliveries.map((id) => backend.store.get("delivery", id)?.answer ?? null);
    return c.json({ delivered: answers.filter((answer) => answer !== null && answer < 300).length, answers });
  });

  routes.post("/customers/:id/renewals", async (c) => {
    const id = c.req.param("id");
    const { fail } = renewalsSchema.parse(await c.req.json());
    if (!backend.store.get("customer", id)) return c.json({ error: "no such customer" }, 404);
    if (fail) backend.store.save("failing_customer", { id });
    else backend.store.remove("failing_customer", id);
    return c.json({ id, fail });
  });
}

/** The events that wait for the control API or were lost, oldest first. */
function heldEvents({ store }: Backend): string[] {
  const held = store.list("delivery").filter(({ status }) => status === "held" || status === "dropped");
  return [...new Set(held.map(({ event }) => event))];
}
