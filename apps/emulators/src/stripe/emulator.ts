import type { Hono } from "hono";
import { z } from "zod";
import { type RunningServer, startEmulator } from "../core/start-emulator";
import { requireKnown } from "../core/control-routes";
import { createBackend, type Backend, type BackendOptions } from "./backend";
import { createApi } from "./http/api";
import { checkoutPageRoutes } from "./pages/checkout-page";
import { invoicePageRoutes } from "./pages/invoice-page";
import { portalPageRoutes } from "./pages/portal-page";
import { secureStepRoutes } from "./pages/secure-step-routes";
import { balanceTransactionRoutes } from "./resources/balance-transactions";
import { chargeRoutes } from "./resources/charges";
import { checkoutSessionRoutes, expireSession } from "./resources/checkout-sessions/routes";
import { creditNoteRoutes } from "./resources/credit-notes";
import { customerRoutes } from "./resources/customers";
import { disputeRoutes, createDispute } from "./resources/disputes";
import { invoiceRoutes } from "./resources/invoices";
import { paymentMethodRoutes } from "./resources/payment-methods/payment-method";
import { portalConfigurationRoutes } from "./resources/portal/configurations";
import { portalSessionRoutes } from "./resources/portal/sessions";
import { priceRoutes } from "./resources/prices";
import { productRoutes } from "./resources/products";
import { refundRoutes } from "./resources/refunds";
import { subscriptionRoutes } from "./resources/subscriptions/routes";
import { webhookEndpointRoutes } from "./resources/webhook-endpoints";
import { resumeDeliveries, deliverEvent } from "./webhooks/deliver-event";
import { advanceSubscription, finalizeRenewal } from "./billing/advance-subscription";
import { collectInvoice } from "./billing/pay-invoice";
import { settleDebit } from "./billing/settle-debit";
import type { Job, JobKind } from "./store/objects";

/** Port 0 takes a free one. */
export type StripeOptions = Partial<BackendOptions> & { port: number };

const RESOURCES = [
  customerRoutes,
  balanceTransactionRoutes,
  paymentMethodRoutes,
  productRoutes,
  priceRoutes,
  checkoutSessionRoutes,
  portalConfigurationRoutes,
  portalSessionRoutes,
  subscriptionRoutes,
  invoiceRoutes,
  chargeRoutes,
  refundRoutes,
  creditNoteRoutes,
  disputeRoutes,
  webhookEndpointRoutes,
];
const PAGES = [checkoutPageRoutes, portalPageRoutes, invoicePageRoutes, secureStepRoutes];
const tickSchema = z.object({ ms: z.number().nonnegative() });

/** Starts Stripe on this machine: its API and its pages on one port. */
export async function startStripe(options: StripeOptions): Promise<RunningServer> {
  const { port, dataDir = null, seed = 1, listen = null, settings = {} } = options;
  const backend = createBackend({ dataDir, settings, seed, listen });
  await backend.clock.advance(Math.max(backend.store.get("clock", "clock")?.aheadMs ?? 0, 0));
  const emulator = await startEmulator(backend, {
    port,
    state: () => readState(backend),
    controlRoutes: (routes) => controlRoutes(routes, backend),
    async tick(body) {
      await backend.clock.advance(tickSchema.parse(body).ms);
      backend.store.save("clock", { id: "clock", aheadMs: backend.clock.now() - Date.now() });
    },
    routes: (app) => addRoutes(app, backend),
  });
  backend.origin = emulator.url;
  resumeDeliveries(backend);
  backend.jobs.start((job) => runJob(backend, job));
  return emulator;
}

function addRoutes(app: Hono, backend: Backend) {
  const api = createApi(app, backend);
  for (const add of RESOURCES) add(api, backend);
  refuseUnknownUrls(app, backend);
  for (const add of PAGES) add(app, backend);
}

/** The body of GET /_emulator/state: the emulator's true state, for tests to compare with the app's. */
const readState = ({ now, settings, store }: Backend) => ({
  now: now(),
  settings: settings.get(),
  customers: store.list("customer"),
  subscriptions: store.list("subscription"),
  events: store.list("event"),
  deliveries: store.list("delivery"),
});

const RUN: Record<JobKind, (backend: Backend, ref: string) => unknown> = {
  advance_subscription: advanceSubscription,
  deliver_event: deliverEvent,
  expire_checkout: expireSession,
  finalize_invoice: finalizeRenewal,
  retry_invoice: collectInvoice,
  settle_debit: settleDebit,
};

/** Does what is due for an object at this time of the clock. */
const runJob = (backend: Backend, { kind, ref }: Job): unknown => RUN[kind](backend, ref);

/** Refuses unknown addresses with `error`: the SDK takes an answer without it for a success. */
function refuseUnknownUrls(app: Hono, backend: Backend): void {
  app.all("/v1/*", (c) => {
    c.header("request-id", backend.newId("req"));
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). If Stripe has it, this emulator does not.`;
    return c.json({ error: { message, type: "invalid_request_error" } }, 404);
  });
}

const renewalsSchema = z.strictObject({ fail: z.boolean() });

/** Stripe's part of the control API: makes renewals fail, and disputes charges as a bank does. */
function controlRoutes(routes: Hono, backend: Backend): void {
  routes.post("/customers/:id/renewals", async (c) => {
    const id = c.req.param("id");
    const { fail } = renewalsSchema.parse(await c.req.json());
    requireKnown(backend.store.get("customer", id), "customer");
    if (fail) backend.store.save("failing_customer", { id });
    else backend.store.remove("failing_customer", id);
    return c.json({ id, fail });
  });
  routes.post("/charges/:id/dispute", (c) => {
    const charge = requireKnown(backend.store.get("charge", c.req.param("id")), "charge");
    return c.json(createDispute(backend, charge));
  });
}
