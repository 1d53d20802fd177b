import type { Context, Hono } from "hono";
import type { Backend } from "../backend";

/** Answers what Stripe answers for an address that its API does not have; it is also what is not emulated. */
export function refuseUnknownUrls(app: Hono, backend: Backend): void {
  app.all("/v1/*", (c: Context) => {
    c.header("request-id", backend.newId("req"));
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
    return c.json({ error: { message, type: "invalid_request_error" } }, 404);
  });
}
