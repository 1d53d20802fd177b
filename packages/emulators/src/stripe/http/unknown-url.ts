import type { Hono } from "hono";
import type { Backend } from "../backend";

/**
 * Answers for an address that Stripe's API does not have, or that is not emulated. The SDK takes an answer without
 * `error` for a success, whatever its status.
 */
export function refuseUnknownUrls(app: Hono, backend: Backend): void {
  app.all("/v1/*", (c) => {
    c.header("request-id", backend.newId("req"));
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). If Stripe has it, this emulator does not.`;
    return c.json({ error: { message, type: "invalid_request_error" } }, 404);
  });
}
