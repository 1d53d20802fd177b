import type { Hono } from "hono";
import { z } from "zod";
import type { RunningServer } from "../core/server";
import { startEmulator } from "../core/start-emulator";
import { createBackend, type Backend, type ListenEndpoint } from "./backend";
import { controlRoutes } from "./control-routes";
import { createApi } from "./http/api";
import { refuseUnknownUrls } from "./http/unknown-url";
import { checkoutPageRoutes } from "./pages/checkout-routes";
import { invoicePageRoutes } from "./pages/invoice-routes";
import { portalPageRoutes } from "./pages/portal-routes";
import { secureStepRoutes } from "./pages/secure-step-routes";
import { readState } from "./read-state";
import { chargeRoutes } from "./resources/charges/routes";
import { balanceTransactionRoutes } from "./resources/balance-transactions/routes";
import { checkoutSessionRoutes } from "./resources/checkout-sessions/routes";
import { creditNoteRoutes } from "./resources/credit-notes/routes";
import { customerRoutes } from "./resources/customers/routes";
import { disputeRoutes } from "./resources/disputes/routes";
import { eventRoutes } from "./resources/events/routes";
import { invoicePreviewRoutes } from "./resources/invoices/preview-routes";
import { invoiceRoutes } from "./resources/invoices/routes";
import { paymentMethodRoutes } from "./resources/payment-methods/routes";
import { newConfiguration } from "./resources/portal/configuration";
import { portalConfigurationRoutes } from "./resources/portal/configuration-routes";
import { portalSessionRoutes } from "./resources/portal/session-routes";
import { priceRoutes } from "./resources/prices/routes";
import { productRoutes } from "./resources/products/routes";
import { refundRoutes } from "./resources/refunds/routes";
import { subscriptionRoutes } from "./resources/subscriptions/routes";
import { taxIdRoutes } from "./resources/tax-ids/routes";
import { webhookEndpointRoutes } from "./resources/webhook-endpoints/routes";
import { runJob } from "./run-job";
import type { Settings } from "./settings";
import { resumeDeliveries } from "./webhooks/deliver-event";

export type StripeOptions = {
  /** 0 takes a free port. */
  port: number;
  /** The folder that stores all objects and the clock over a restart; without it they are in memory only. */
  dataDir?: string | null;
  /** The seed of the ids. */
  seed?: number;
  /** An endpoint that gets every event without being registered. */
  listen?: ListenEndpoint | null;
  settings?: Partial<Settings>;
};

const tickSchema = z.object({ ms: z.number().nonnegative() });

/** Starts Stripe on this machine: its API and its pages on one port. */
export async function startStripe(options: StripeOptions): Promise<RunningServer> {
  const { port, dataDir = null, seed = 1, listen = null, settings = {} } = options;
  const backend = createBackend({ dataDir, settings, seed, listen });
  await backend.clock.advance(Math.max(backend.store.get("clock", "clock")?.aheadMs ?? 0, 0));
  const emulator = await startEmulator(
    {
      ...backend,
      reset() {
        backend.reset();
        seedAccount(backend);
      },
    },
    {
      port,
      state: (query) => readState(backend, query),
      controlRoutes: (routes) => controlRoutes(routes, backend),
      async tick(body) {
        await backend.clock.advance(tickSchema.parse(body).ms);
        backend.saveClock();
      },
      routes: (app) => addRoutes(app, backend),
    },
  );
  backend.origin = emulator.url;
  seedAccount(backend);
  resumeDeliveries(backend);
  backend.jobs.start((job) => runJob(backend, job));
  return emulator;
}

/** What an account has from the start: the settings of its portal. */
function seedAccount(backend: Backend) {
  const kind = "billing_portal.configuration";
  if (backend.store.list(kind).some(({ is_default }) => is_default)) return;
  backend.store.save(kind, newConfiguration(backend, { isDefault: true }));
}

function addRoutes(app: Hono, backend: Backend) {
  const api = createApi(app, backend);
  for (const add of [
    customerRoutes,
    balanceTransactionRoutes,
    paymentMethodRoutes,
    taxIdRoutes,
    productRoutes,
    priceRoutes,
    checkoutSessionRoutes,
    portalConfigurationRoutes,
    portalSessionRoutes,
    subscriptionRoutes,
    invoicePreviewRoutes,
    invoiceRoutes,
    chargeRoutes,
    refundRoutes,
    creditNoteRoutes,
    disputeRoutes,
    eventRoutes,
    webhookEndpointRoutes,
  ]) {
    add(api, backend);
  }
  refuseUnknownUrls(app, backend);
  for (const add of [checkoutPageRoutes, portalPageRoutes, invoicePageRoutes, secureStepRoutes])
    add(app, backend);
}
