import type { Context, Hono } from "hono";
import type { Backend } from "../backend";
import { finishStep } from "../billing/finish-step";
import { paymentOf } from "../resources/invoices/invoice-payments";
import type { SecureStep } from "../store/objects";
import { expiredPage } from "./checkout-page";
import { readForm } from "./read-form";
import { secureStepPage } from "./secure-step-page";
import { languageOf } from "./texts";

/** The 3-D Secure step of a checkout, the portal or an invoice, by its id or by that of a payment intent. */
export function secureStepRoutes(app: Hono, backend: Backend): void {
  app.get("/3d-secure/:id", (c) => {
    const step = findStep(c.req.param("id"));
    return step ? c.html(secureStepPage(languageFor(c, step))) : c.html(expiredPage("en"), 410);
  });
  app.post("/3d-secure/:id", async (c) => {
    const { outcome } = await readForm(c);
    const step = findStep(c.req.param("id"));
    if (!step) return c.html(expiredPage("en"), 410);
    return c.redirect(finishStep(backend, step, outcome === "complete"), 303);
  });

  function findStep(id: string): SecureStep | undefined {
    const intent = backend.store.get("payment_intent", id);
    const invoice = paymentOf(backend, id)?.invoice;
    if (intent?.status !== "requires_action" || invoice === undefined)
      return backend.store.get("secure_step", id);
    return { id, kind: "invoice", ref: invoice, method: intent.payment_method ?? "", form: {} };
  }

  function languageFor(c: Context, { kind, ref }: SecureStep) {
    const session =
      kind === "checkout"
        ? backend.store.get("checkout.session", ref)
        : kind === "portal"
          ? backend.store.get("billing_portal.session", ref)
          : undefined;
    return languageOf(session?.locale ?? null, c.req.header("accept-language"));
  }
}
