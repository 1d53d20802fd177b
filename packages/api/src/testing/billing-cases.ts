import { v7 } from "uuid";
import type { ProcedureCase } from "./procedure-case";

const splitKeys = (text: string) => text.split(/\s+/);
const toListPaths = (text: string) => splitKeys(text).map((key) => `[].${key}`);
const order = { plan: "enterprise", interval: "year", priceCents: 79_200, locale: "de" };

/** The cases of the billing procedures. */
export const BILLING_CASES: Record<string, ProcedureCase> = {
  "billing.cancel": { subscribed: true, input: () => ({ end: "earliest" }), output: [] },
  "billing.changePlan": {
    subscribed: true,
    input: ({ previewId }) => ({ id: v7(), previewId, locale: "de" }),
    output: [],
  },
  "billing.confirm": { input: ({ checkoutId }) => ({ checkoutId }), output: ["state"] },
  "billing.get": {
    subscribed: true,
    output: splitKeys(
      "status plan entitledTo interval currency priceCents renewsAt endsAt isCustomer earlyEnd",
    ),
  },
  "billing.invoices": {
    output: toListPaths("id number status totalCents currency createdAt pdfUrl pageUrl"),
  },
  "billing.offer": { output: ["tax", "moneyBackDays"] },
  "billing.order": { input: () => ({ id: v7(), ...order, startNow: true }), output: ["url"] },
  "billing.paymentMethods": {
    output: toListPaths("id type brand last4 expiresAt expiresAt.month expiresAt.year isDefault"),
  },
  "billing.portal": { input: () => ({ page: "payment_method", locale: "en" }), output: ["url"] },
  "billing.previewChange": {
    subscribed: true,
    input: () => ({ plan: "enterprise", interval: "year" }),
    output: splitKeys("id dueNowCents totalCents creditCents currency nextCents nextAt"),
  },
  "billing.resume": { subscribed: true, output: [] },
};
