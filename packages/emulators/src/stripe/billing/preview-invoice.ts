import type { Backend } from "../backend";
import { nextPeriodEnd } from "../model/periods";
import type { Invoice, InvoiceLine, Subscription } from "../store/objects";
import { buildInvoice } from "./build-invoice";
import { linesDue } from "./change/apply-change";
import { planChange, type Change } from "./change/plan-change";
import { periodLines } from "./period-lines";
import { customerOf, intervalOf, periodEnd } from "./subscription-state";

/** The invoice that a change would make, or without one the next invoice of a subscription. Nothing is saved. */
export function previewInvoice(backend: Backend, subscription: Subscription, change: Change | null): Invoice {
  const planned = change && planChange(backend, subscription, change);
  const next = planned?.subscription ?? subscription;
  const now = backend.now();
  const due = planned && change && linesDue(planned, change.proration);
  const prorations = change?.proration === "create_prorations" ? (planned?.prorations ?? []) : [];
  const end = periodEnd(next);
  return buildInvoice(backend, {
    customer: customerOf(backend, subscription),
    subscription: next,
    lines: due ?? [...pendingLines(backend, subscription.id), ...prorations, ...nextLines(backend, next)],
    reason: "upcoming",
    period: due ? { start: now, end: now } : { start: end - 1, end },
  });
}

const pendingLines = ({ store }: Backend, id: string): InvoiceLine[] =>
  store
    .list("pending_line")
    .filter(({ subscription }) => subscription === id)
    .map(({ line }) => line);

/** The lines of the period after the current one. */
function nextLines(backend: Backend, subscription: Subscription): InvoiceLine[] {
  const start = periodEnd(subscription);
  const anchor = subscription.status === "trialing" ? start : subscription.billing_cycle_anchor;
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: nextPeriodEnd(anchor, intervalOf(item.price), start),
  }));
  const next: Subscription = { ...subscription, items: { ...subscription.items, data }, status: "active" };
  return periodLines(backend, next, customerOf(backend, subscription));
}
