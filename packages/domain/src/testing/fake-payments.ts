import type { LedgerProblem } from "../billing/model/contract-ledger";
import type { StripeSubscription } from "../billing/model/stripe-subscription";
import type {
  Dispute,
  Invoice,
  PaymentFailure,
  PaymentMethod,
  PaymentOutcome,
  Payments,
} from "../billing/ports/payments";

type State = {
  subscriptions: Map<string, StripeSubscription>;
  /** Cents that were paid for a subscription, and those that went back. */
  paid: Map<string, number>;
  refunds: { subscriptionId: string; amountCents: number; key: string }[];
  /** The payments of a subscription, newest first, where there is more than one. */
  payments: Map<string, { paidAt: Date; amountCents: number }[]>;
  /** The sums that the invoices of a subscription have added to the customer's credit. */
  credited: Map<string, number>;
  /** Why the ledger of a subscription cannot be settled. */
  problems: Map<string, LedgerProblem[]>;
  deletedCustomers: Set<string>;
  checkouts: Map<string, Awaited<ReturnType<Payments["getCheckout"]>>>;
  disputes: Map<string, Dispute>;
  /** Every customer's. */
  invoices: Invoice[];
  paymentMethods: PaymentMethod[];
  /** Names of the calls, in order. */
  calls: (keyof Payments)[];
  /** While set, every call fails with it. */
  failure: PaymentFailure | null;
  /** Runs before a call is answered, for races. */
  before: (call: keyof Payments) => Promise<void> | void;
};

const ok = <T>(value: T): PaymentOutcome<T> => ({ kind: "ok", value });
const missing = { kind: "refused", code: "resource_missing", reason: "no such object" } as const;

/** Creates a payment provider in memory. Its state is open to tests; what it does with forms and HTTP it does not know. */
export function fakePayments(): Payments & { state: State } {
  const state: State = {
    subscriptions: new Map(),
    paid: new Map(),
    refunds: [],
    payments: new Map(),
    credited: new Map(),
    problems: new Map(),
    deletedCustomers: new Set(),
    checkouts: new Map(),
    disputes: new Map(),
    invoices: [],
    paymentMethods: [],
    calls: [],
    failure: null,
    before: () => {},
  };

  async function answer<T>(call: keyof Payments, work: () => PaymentOutcome<T>): Promise<PaymentOutcome<T>> {
    state.calls.push(call);
    await state.before(call);
    return state.failure ?? work();
  }

  function change(id: string, changes: Partial<StripeSubscription>): PaymentOutcome<null> {
    const found = state.subscriptions.get(id);
    if (!found) return missing;
    state.subscriptions.set(id, { ...found, ...changes });
    return ok(null);
  }

  const getLeft = (id: string) =>
    (state.paid.get(id) ?? 0) -
    state.refunds
      .filter(({ subscriptionId }) => subscriptionId === id)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);

  /** Returns the payments for a subscription, newest first: at once with it, unless a test says otherwise. */
  function getPayments(id: string) {
    const { createdAt: paidAt } = state.subscriptions.get(id)!;
    return state.payments.get(id) ?? [{ paidAt, amountCents: state.paid.get(id) ?? 0 }];
  }

  return {
    state,
    check: () => answer("check", () => ok({ livemode: false })),
    createCustomer: ({ userId, replaces }) =>
      answer("createCustomer", () => ok({ customerId: `cus_${userId}${replaces ? "_new" : ""}` })),
    deleteCustomer: (customerId) =>
      answer("deleteCustomer", () => {
        state.deletedCustomers.add(customerId);
        return ok(null);
      }),
    startCheckout: ({ orderId, userId, customerId }) =>
      answer("startCheckout", () => {
        const id = `cs_${orderId}`;
        const open = {
          id,
          status: "open",
          paid: false,
          userId,
          orderId,
          customerId,
          subscriptionId: null,
        } as const;
        if (!state.checkouts.has(id)) state.checkouts.set(id, ok(open));
        return ok({ checkoutId: id, url: `https://pay.example/${id}` });
      }),
    getCheckout: (id) => answer("getCheckout", () => state.checkouts.get(id) ?? missing),
    expireCheckout: (id) =>
      answer<{ status: "expired" | "complete" }>("expireCheckout", () => {
        const found = state.checkouts.get(id);
        if (found?.kind !== "ok") return missing;
        if (found.value.status === "complete") return ok({ status: "complete" });
        state.checkouts.set(id, ok({ ...found.value, status: "expired" }));
        return ok({ status: "expired" });
      }),
    openPortal: ({ page }) => answer("openPortal", () => ok({ url: `https://portal.example/${page}` })),
    listSubscriptions: (customerId) =>
      answer("listSubscriptions", () =>
        ok([...state.subscriptions.values()].filter((one) => one.customerId === customerId).reverse()),
      ),
    previewChange: ({ subscriptionId }) =>
      answer("previewChange", () => {
        const { plan, interval } = state.subscriptions.get(subscriptionId) ?? {};
        return ok({
          dueNowCents: 7000,
          totalCents: 7000,
          creditCents: 1450,
          currency: "eur",
          prorationAt: new Date("2026-11-24T10:00:00Z"),
          basis: `${plan}:${interval}`,
          nextCents: 9900,
          nextAt: new Date("2026-12-24T10:00:00Z"),
        });
      }),
    changePlan: ({ subscriptionId, plan, interval, previewed }) =>
      answer("changePlan", () => {
        const present = state.subscriptions.get(subscriptionId);
        const isChanged = present?.plan === plan && present.interval === interval;
        if (!isChanged && previewed.basis !== `${present?.plan}:${present?.interval}`)
          return { kind: "refused", code: "preview_outdated", reason: "the subscription has changed" };
        return change(subscriptionId, { plan, interval, cancelAt: null, paidUntil: null });
      }),
    cancelAtPeriodEnd: (id) =>
      answer("cancelAtPeriodEnd", () =>
        change(id, { cancelAt: state.subscriptions.get(id)?.periodEndsAt ?? null, paidUntil: null }),
      ),
    cancelAt: ({ subscriptionId, at, paidUntil }) =>
      answer("cancelAt", () => change(subscriptionId, { cancelAt: at, paidUntil })),
    closeRest: (id) => answer("closeRest", () => change(id, { paidUntil: null })),
    resume: (id) => answer("resume", () => change(id, { cancelAt: null, paidUntil: null })),
    cancelNow: (id) =>
      answer("cancelNow", () =>
        change(id, { status: "canceled", endedAt: new Date("2026-11-24T10:00:00Z") }),
      ),
    refund: ({ subscriptionId, amountCents, key }) =>
      answer("refund", () => {
        const repeated = state.refunds.find((one) => one.key === key);
        const amount = repeated?.amountCents ?? Math.min(amountCents ?? Infinity, getLeft(subscriptionId));
        if (!repeated && amount > 0) state.refunds.push({ subscriptionId, amountCents: amount, key });
        let left = amount;
        const parts = getPayments(subscriptionId)
          .map(({ paidAt, amountCents: most }) => {
            const part = Math.min(left, most);
            left -= part;
            return { paidAt, amountCents: part };
          })
          .filter((part) => part.amountCents > 0);
        return ok({ id: `re_${key}`, amountCents: amount, currency: "eur", parts });
      }),
    getLedger: ({ subscriptionId, key }) =>
      answer("getLedger", () => {
        if (!state.subscriptions.has(subscriptionId)) return missing;
        const settled = state.refunds.find((one) => one.key === key)?.amountCents ?? 0;
        const gone = (state.paid.get(subscriptionId) ?? 0) - getLeft(subscriptionId) - settled;
        return ok({
          currency: "eur",
          payments: getPayments(subscriptionId).map((one, index) => ({
            ...one,
            refundedCents: index === 0 ? gone : 0,
          })),
          creditedCents: state.credited.get(subscriptionId) ?? 0,
          creditCents: 0,
          problems: state.problems.get(subscriptionId) ?? [],
        });
      }),
    changeCredit: () => answer("changeCredit", () => ok(null)),
    getDispute: (id) =>
      answer("getDispute", () => {
        const found = state.disputes.get(id);
        return found ? ok(found) : missing;
      }),
    listInvoices: () => answer("listInvoices", () => ok(state.invoices)),
    listPaymentMethods: () => answer("listPaymentMethods", () => ok(state.paymentMethods)),
    readEvent: () => ({ kind: "not_configured" }),
  };
}
