import type { Hono } from "hono";
import { z } from "zod";
import type { RunningServer } from "../core/server";
import { startEmulator } from "../core/start-emulator";
import { createBackend, type Backend, type BackendOptions } from "./backend";
import { controlRoutes } from "./control-routes";
import { createApi } from "./http/api";
import { refuseUnknownUrls } from "./http/unknown-url";
import { checkoutPageRoutes } from "./pages/checkout-routes";
import { invoicePageRoutes } from "./pages/invoice-routes";
import { portalPageRoutes } from "./pages/portal-routes";
import { secureStepRoutes } from "./pages/secure-step-routes";
import { readState } from "./read-state";
import { balanceTransactionRoutes } from "./resources/balance-transactions";
import { chargeRoutes } from "./resources/charges";
import { checkoutSessionRoutes } from "./resources/checkout-sessions/routes";
import { creditNoteRoutes } from "./resources/credit-notes";
import { customerRoutes } from "./resources/customers";
import { disputeRoutes } from "./resources/disputes";
import { invoiceRoutes } from "./resources/invoices";
import { paymentMethodRoutes } from "./resources/payment-methods/routes";
import { portalConfigurationRoutes } from "./resources/portal/configurations";
import { portalSessionRoutes } from "./resources/portal/sessions";
import { priceRoutes } from "./resources/prices";
import { productRoutes } from "./resources/products";
import { refundRoutes } from "./resources/refunds";
import { subscriptionRoutes } from "./resources/subscriptions/routes";
import { webhookEndpointRoutes } from "./resources/webhook-endpoints";
import { runJob } from "./run-job";
import { resumeDeliveries } from "./webhooks/deliver-event";

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
