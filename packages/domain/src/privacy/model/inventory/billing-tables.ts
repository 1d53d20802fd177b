import type { InventoryTable } from "./data-entry";
import { names, OWN_ROWS, ownedBy } from "./table-parts";

const NOTICE = {
  category: "payment",
  purpose: "billing",
  basis: "legal_duty",
  retention: "contractNotices",
} as const;

/** Orders, declarations about contracts, and what a plan limits. */
export const BILLING_TABLES = {
  orders: {
    links: [ownedBy()],
    erasure: {
      rule: "pseudonymise",
      set: { user_id: null },
      why: "An order is a business record; without its user it names nobody here. Stripe keeps the invoice.",
    },
    export: { file: "orders" },
    bound: { purgedAs: ["orders"] },
    entries: [
      {
        columns: names(`
          id user_id ordered_at plan interval price_cents currency tax locale text_hash start_now_at
          status checkout_session_id stripe_subscription_id paid_at withdrawn_at refunded_cents
          refund_reason
        `),
        category: "payment",
        purpose: "billing",
        basis: "legal_duty",
        retention: "orders",
        processors: ["stripe"],
      },
    ],
  },
  contract_notices: {
    links: [
      ownedBy(),
      { column: "order_id", table: "orders", key: "id" },
      { column: "email", table: "users", key: "email" },
    ],
    erasure: {
      rule: "pseudonymise",
      set: { user_id: null, name: "", email: "", contract: "", reason: null, confirm_token: null },
      why: "What was declared when, and what came of it, is a business record; who declared it is not needed for it.",
    },
    export: { file: "contract-notices" },
    bound: { purgedAs: ["contractNotices", "unconfirmedNotices"] },
    emptied: ["usedLinks"],
    entries: [
      {
        columns: names(`
          id reference kind received_at name email contract reason wanted_on locale confirmed_at user_id
          order_id processed_at outcome ends_at refunded_cents
        `),
        ...NOTICE,
        processors: ["mail"],
      },
      { columns: names("confirm_token"), ...NOTICE, retention: "usedLinks", omitted: "secret" },
      { columns: names("leased_until"), ...NOTICE, omitted: "internal" },
    ],
  },
  change_previews: {
    ...OWN_ROWS,
    export: {
      left: "internal",
      why: "A price that was shown for a quarter of an hour; what was ordered is exported.",
    },
    bound: { because: "One row a member: a newer preview replaces it." },
    entries: [
      {
        columns: names(`
          user_id id subscription_id plan interval proration_at due_now_cents total_cents next_cents basis
          expires_at order_id used_at
        `),
        category: "payment",
        purpose: "billing",
        basis: "contract",
        retention: "account",
        processors: ["stripe"],
      },
    ],
  },
  billing_incidents: {
    links: [ownedBy()],
    erasure: {
      rule: "pseudonymise",
      set: { user_id: null },
      why: "That a payment was disputed or is open is a business record; without its user it names nobody here.",
    },
    export: { file: "billing-incidents" },
    bound: { purgedAs: ["billingIncidents"] },
    entries: [
      {
        columns: names("id user_id kind subject detail at resolved_at"),
        category: "payment",
        purpose: "billing",
        basis: "legal_duty",
        retention: "billingIncidents",
        processors: ["stripe"],
      },
    ],
  },
  stripe_events: {
    links: [{ column: "customer_id", table: "users", key: "stripe_customer_id" }],
    erasure: { rule: "delete", why: "The rows know the customer by Stripe's id, without a foreign key." },
    export: { left: "internal", why: "Which messages of Stripe arrived; what they changed is exported." },
    bound: { purgedAs: ["stripeEvents"] },
    entries: [
      {
        columns: names("id type created_at customer_id received_at deliveries processed_at outcome"),
        category: "payment",
        purpose: "billing",
        basis: "contract",
        retention: "stripeEvents",
        processors: ["stripe"],
      },
    ],
  },
  usage_months: {
    ...OWN_ROWS,
    export: { file: "usage" },
    bound: { purgedAs: ["usageMonths"] },
    entries: [
      {
        columns: names("user_id month posts analytics_views"),
        category: "usage",
        purpose: "billing",
        basis: "contract",
        retention: "usageMonths",
      },
    ],
  },
} as const satisfies Record<string, InventoryTable>;
