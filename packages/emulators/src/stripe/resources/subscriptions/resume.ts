import type Stripe from "stripe";
import type { Backend } from "../../backend";
import { applyChange } from "../../billing/change/apply-change";
import { invalidRequest } from "../../http/api-error";
import { expand, oneOf, paramsOf } from "../../http/params";
import type { Subscription } from "../../store/objects";
import { emit } from "../../webhooks/emit";

export const resumeParams = paramsOf<Stripe.SubscriptionResumeParams>()(
  { billing_cycle_anchor: oneOf("now").optional(), expand },
  ["payment_behavior", "proration_behavior", "proration_date"],
);

/** Resumes a subscription that a trial's end has paused: a period starts now, and it is charged or stays paused. */
export function resumePaused(backend: Backend, paused: Subscription): Subscription {
  if (paused.status !== "paused")
    throw invalidRequest(
      `You can only resume a subscription whose status is \`paused\`, not \`${paused.status}\`.`,
    );
  const { status_details: _, ...active }: Subscription = { ...paused, status: "active" };
  const resumed = applyChange(
    backend,
    active,
    { items: [], proration: "none", date: backend.now(), resetAnchor: true, trialEnd: null },
    { behavior: "error_if_incomplete" },
  );
  emit(backend, "customer.subscription.resumed", resumed);
  return resumed;
}
