import type { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "./backend";
import { createDispute } from "./resources/disputes";

const renewalsSchema = z.strictObject({ fail: z.boolean() });

/** Stripe's part of the control API: makes renewals fail, and disputes charges as a bank does. */
export function controlRoutes(routes: Hono, backend: Backend): void {
  routes.post("/customers/:id/renewals", async (c) => {
    const id = c.req.param("id");
    const { fail } = renewalsSchema.parse(await c.req.json());
    if (!backend.store.get("customer", id)) return c.json({ error: "no such customer" }, 404);
    if (fail) backend.store.save("failing_customer", { id });
    else backend.store.remove("failing_customer", id);
    return c.json({ id, fail });
  });
  routes.post("/charges/:id/dispute", (c) => {
    const charge = backend.store.get("charge", c.req.param("id"));
    return charge ? c.json(createDispute(backend, charge)) : c.json({ error: "no such charge" }, 404);
  });
}
