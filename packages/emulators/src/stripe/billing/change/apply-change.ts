import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import { updateObject } from "../../resources/save";
import type { Invoice, InvoiceLine, Subscription } from "../../store/objects";
import { buildInvoice } from "../build-invoice";
import { createInvoice, finalizeInvoice } from "../finalize-invoice";
import { payInvoice } from "../pay-invoice";
import { requireChargeable } from "../require-chargeable";
import { chargedMethod, customerOf, scheduleNext } from "../subscription-state";
import { planChange, type Change, type PlannedChange, type ProrationBehavior } from "./plan-change";

export type PaymentBehavior = "allow_incomplete" | "default_incomplete" | "error_if_incomplete";

/** Changes a subscription's items, with what is to be paid for it: now, with the next invoice, or never. */
export function applyChange(
  backend: Backend,
  subscription: Subscription,
  change: Change,
  { behavior, other = {} }: { behavior: PaymentBehavior; other?: Partial<Subscription> },
): Subscription {
  const planned = planChange(backend, subscription, change);
  const due = linesDue(planned, change.proration);
  const draft = due && draftOf(backend, planned.subscription, due);
  if (draft && behavior === "error_if_incomplete") requirePayable(backend, planned.subscription, draft);
  const changed = updateObject(
    backend,
    "subscription",
    subscription,
    { ...planned.subscription, ...other, ...(draft ? { latest_invoice: draft.id } : {}) },
    "customer.subscription.updated",
  );
  if (draft) {
    const invoice = finalizeInvoice(backend, createInvoice(backend, draft));
    if (invoice.status === "open" && behavior !== "default_incomplete")
      payInvoice(backend, invoice, { offSession: false, authenticated: false, automatic: true });
  } else if (change.proration === "create_prorations") {
    for (const line of planned.prorations) saveForLater(backend, subscription.id, line);
  }
  const done = backend.store.get("subscription", changed.id) ?? changed;
  scheduleNext(backend, done);
  return done;
}

/** The lines of an invoice that is made now; null when there is none. */
export function linesDue(
  { prorations, newPeriod }: PlannedChange,
  proration: ProrationBehavior,
): InvoiceLine[] | null {
  if (newPeriod) return [...prorations, ...newPeriod];
  return proration === "always_invoice" && prorations.length > 0 ? prorations : null;
}

function draftOf(backend: Backend, subscription: Subscription, lines: InvoiceLine[]): Invoice {
  const now = backend.now();
  return buildInvoice(backend, {
    customer: customerOf(backend, subscription),
    subscription,
    lines,
    reason: "subscription_update",
    period: { start: now, end: now },
  });
}

/** Throws the bank's refusal before anything is changed. */
function requirePayable(backend: Backend, subscription: Subscription, draft: Invoice) {
  if (draft.amount_due === 0) return;
  const method = chargedMethod(backend, subscription);
  if (!method)
    throw invalidRequest("This customer has no attached payment source or default payment method.", {
      code: "resource_missing",
    });
  requireChargeable(backend, method);
}

/** Keeps a line for the next invoice. */
export function saveForLater(backend: Backend, subscription: string, line: InvoiceLine): void {
  backend.store.save("pending_line", { id: line.id, subscription, line });
}
