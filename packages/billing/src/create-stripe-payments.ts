import type { PaymentFailure, Payments } from "@takt/domain/billing/ports/payments";
import type { Log } from "@takt/domain/shared/core-deps";
import { createCatalogue } from "./catalogue/create-catalogue";
import { changePlan } from "./changes/change-plan";
import { previewChange } from "./changes/preview-change";
import { check } from "./check";
import { expireCheckout, getCheckout } from "./checkout/read-checkout";
import { startCheckout } from "./checkout/start-checkout";
import { createStripeClient } from "./create-stripe-client";
import { createCustomer } from "./customers/create-customer";
import { deleteCustomer } from "./customers/delete-customer";
import { getDispute } from "./events/get-dispute";
import { readEvent } from "./events/read-event";
import { listInvoices } from "./invoices/list-invoices";
import { listPaymentMethods } from "./invoices/list-payment-methods";
import { answer } from "./outcome/answer";
import { openPortal } from "./portal/open-portal";
import { changeCredit } from "./refunds/change-credit";
import { getLedger } from "./refunds/get-ledger";
import { refund } from "./refunds/refund";
import type { StripeSettings } from "./stripe-settings";
import { cancelAt, cancelAtPeriodEnd, cancelNow, resume, closeRest } from "./subscriptions/end-subscription";
import { listSubscriptions } from "./subscriptions/list-subscriptions";

const CATALOGUE_TTL_MS = 5 * 60_000;

/** Implements the domain's port with Stripe. Without a secret key every call answers `not_configured`. */
export function createStripePayments(settings: StripeSettings, log: Log): Payments {
  const { secretKey, webhookSecret, catalogueTtlMs = CATALOGUE_TTL_MS } = settings;
  if (secretKey === undefined) return notConfigured();
  const stripe = createStripeClient(secretKey, settings);
  const catalogue = createCatalogue(stripe, { ttlMs: catalogueTtlMs });
  const run = <T>(call: keyof Payments, work: () => Promise<T>) => answer(log, call, work);
  return {
    check: () => run("check", () => check(catalogue, settings)),
    createCustomer: (user) => run("createCustomer", () => createCustomer(stripe, user)),
    deleteCustomer: (id) => run("deleteCustomer", () => deleteCustomer(stripe, id)),
    startCheckout: (order) => run("startCheckout", () => startCheckout(stripe, catalogue, settings, order)),
    getCheckout: (id) => run("getCheckout", () => getCheckout(stripe, id)),
    expireCheckout: (id) => run("expireCheckout", () => expireCheckout(stripe, id)),
    openPortal: (visit) => run("openPortal", () => openPortal(stripe, catalogue, visit)),
    listSubscriptions: (id) => run("listSubscriptions", () => listSubscriptions(stripe, id)),
    previewChange: (change) => run("previewChange", () => previewChange(stripe, catalogue, change)),
    changePlan: (change) => run("changePlan", () => changePlan(stripe, catalogue, change)),
    cancelAtPeriodEnd: (id) => run("cancelAtPeriodEnd", () => cancelAtPeriodEnd(stripe, id)),
    cancelAt: (end) => run("cancelAt", () => cancelAt(stripe, end)),
    closeRest: (id) => run("closeRest", () => closeRest(stripe, id)),
    resume: (id) => run("resume", () => resume(stripe, id)),
    cancelNow: (id) => run("cancelNow", () => cancelNow(stripe, id)),
    refund: (what) => run("refund", () => refund(stripe, what)),
    getLedger: (what) => run("getLedger", () => getLedger(stripe, what)),
    changeCredit: (what) => run("changeCredit", () => changeCredit(stripe, what)),
    getDispute: (id) => run("getDispute", () => getDispute(stripe, id)),
    listInvoices: (id) => run("listInvoices", () => listInvoices(stripe, id)),
    listPaymentMethods: (id, subscription) =>
      run("listPaymentMethods", () => listPaymentMethods(stripe, id, subscription)),
    readEvent: (body, signature) => readEvent(webhookSecret, body, signature),
  };
}

/** The port of an installation that sells nothing. */
function notConfigured(): Payments {
  const failure: PaymentFailure = { kind: "not_configured", reason: "STRIPE_SECRET_KEY is not set" };
  const refuse = () => Promise.resolve(failure);
  return {
    check: refuse,
    createCustomer: refuse,
    deleteCustomer: refuse,
    startCheckout: refuse,
    getCheckout: refuse,
    expireCheckout: refuse,
    openPortal: refuse,
    listSubscriptions: refuse,
    previewChange: refuse,
    changePlan: refuse,
    cancelAtPeriodEnd: refuse,
    cancelAt: refuse,
    closeRest: refuse,
    resume: refuse,
    cancelNow: refuse,
    refund: refuse,
    getLedger: refuse,
    changeCredit: refuse,
    getDispute: refuse,
    listInvoices: refuse,
    listPaymentMethods: refuse,
    readEvent: () => ({ kind: "not_configured" }),
  };
}
