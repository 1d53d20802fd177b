import type { Backend } from "../backend";
import { addIntervals } from "../model/periods";
import { updateObject } from "../resources/save";
import { newSubscription, type SubscriptionInput } from "../resources/subscriptions/new-subscription";
import type { Subscription } from "../store/objects";
import { emit } from "../webhooks/emit";
import { buildInvoice } from "./build-invoice";
import { periodLine } from "./build-line";
import { createInvoice, finalizeInvoice } from "./finalize-invoice";
import { payInvoice, type Attempt } from "./pay-invoice";
import { intervalOf, scheduleNext } from "./subscription-state";

/** Creates a subscription with its first invoice, and charges it. */
export function createSubscription(
  backend: Backend,
  input: SubscriptionInput,
  attempt: Attempt,
): Subscription {
  const now = backend.now();
  const end = input.trialEnd ?? addIntervals(now, intervalOf(input.price), 1);
  const created = newSubscription(backend, input, { start: now, end });
  const draft = buildInvoice(backend, created, {
    lines: [periodLine(backend, created)],
    reason: "subscription_create",
    period: { start: now, end: now },
  });
  const subscription: Subscription = { ...created, latest_invoice: draft.id };
  backend.store.save("subscription", subscription);
  emit(backend, "customer.subscription.created", subscription);
  const invoice = finalizeInvoice(backend, createInvoice(backend, draft));
  if (invoice.status !== "paid") payInvoice(backend, invoice, attempt);
  // Credit has paid it.
  else if (input.trialEnd === null)
    updateObject(backend, subscription, { status: "active" }, "customer.subscription.updated");
  const done = backend.store.get("subscription", created.id)!;
  scheduleNext(backend, done);
  return done;
}
