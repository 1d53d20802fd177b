import type { Backend } from "../backend";
import { newSubscription, type SubscriptionInput } from "../resources/subscriptions/new-subscription";
import { updateObject } from "../resources/save";
import { addIntervals } from "../model/periods";
import type { Subscription } from "../store/objects";
import { emit } from "../webhooks/emit";
import { buildInvoice } from "./build-invoice";
import { createInvoice, finalizeInvoice } from "./finalize-invoice";
import { payInvoice, type Attempt } from "./pay-invoice";
import { openPayment } from "../resources/invoices/invoice-payments";
import { periodLines } from "./period-lines";
import { intervalOf, scheduleNext } from "./subscription-state";

/** Creates a subscription with its first invoice. Without an attempt, the invoice waits to be paid. */
export function createSubscription(
  backend: Backend,
  input: SubscriptionInput,
  attempt: Omit<Attempt, "automatic"> | null,
): Subscription {
  const now = backend.now();
  const end = input.trialEnd ?? addIntervals(now, intervalOf(input.items[0]!.price), 1);
  const created = newSubscription(backend, input, { start: now, end });
  backend.store.save("subscription", created);
  const draft = buildInvoice(backend, {
    customer: input.customer,
    subscription: created,
    lines: periodLines(backend, created, input.customer),
    reason: "subscription_create",
    period: { start: now, end: now },
  });
  const subscription: Subscription = { ...created, latest_invoice: draft.id };
  backend.store.save("subscription", subscription);
  emit(backend, "customer.subscription.created", subscription);
  const invoice = finalizeInvoice(backend, createInvoice(backend, draft));
  if (invoice.status === "paid") {
    if (input.trialEnd === null)
      updateObject(
        backend,
        "subscription",
        subscription,
        { status: "active" },
        "customer.subscription.updated",
      );
  } else {
    backend.jobs.schedule("expire_incomplete", created.id, now + backend.settings.get().incompleteMs / 1_000);
    if (attempt) payInvoice(backend, invoice, { ...attempt, automatic: false });
    else openPayment(backend, invoice);
  }
  const done = backend.store.get("subscription", created.id)!;
  scheduleNext(backend, done);
  return done;
}
