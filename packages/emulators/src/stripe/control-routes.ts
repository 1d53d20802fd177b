import type { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "./backend";
import { createDispute } from "./resources/disputes/create-dispute";
import { withExpiry } from "./resources/payment-methods/update-method";
import { updateObject } from "./resources/save";
import { deliverEvent } from "./webhooks/deliver-event";
import { redeliver } from "./webhooks/plan-deliveries";

const deliverSchema = z.strictObject({ event: z.string().optional() });
const expirySchema = z.strictObject({ exp_month: z.int().min(1).max(12), exp_year: z.int() });
const renewalsSchema = z.strictObject({ fail: z.boolean() });

/** Stripe's part of the control API: sends held or lost events, makes renewals fail, disputes charges, renews cards. */
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
  outsideRoutes(routes, backend);
}

/** What other parties do: a bank disputes a charge, a card's network renews it. */
function outsideRoutes(routes: Hono, backend: Backend) {
  routes.post("/charges/:id/dispute", (c) => {
    const charge = backend.store.get("charge", c.req.param("id"));
    return charge ? c.json(createDispute(backend, charge)) : c.json({ error: "no such charge" }, 404);
  });
  routes.post("/payment-methods/:id/renew", async (c) => {
    const expiry = expirySchema.parse(await c.req.json());
    const method = backend.store.get("payment_method", c.req.param("id"));
    if (!method) return c.json({ error: "no such payment method" }, 404);
    const change = withExpiry(method, expiry);
    return c.json(
      updateObject(backend, "payment_method", method, change, "payment_method.automatically_updated"),
    );
  });
}

/** The events that wait for the control API or were lost, oldest first. */
function heldEvents({ store }: Backend): string[] {
  const held = store.list("delivery").filter(({ status }) => status === "held" || status === "dropped");
  return [...new Set(held.map(({ event }) => event))];
}
