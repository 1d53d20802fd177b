import type { z } from "zod";
import type { Backend } from "../../backend";
import { applyChange } from "../../billing/change/apply-change";
import type { Change } from "../../billing/change/plan-change";
import { isEnded, scheduleNext } from "../../billing/subscription-state";
import { invalidRequest } from "../../http/api-error";
import { mergeMetadata } from "../../http/params";
import type { Subscription } from "../../store/objects";
import { requireReference, updateObject } from "../save";
import { cancellationOf } from "./cancellation";
import type { updateParams } from "./params";
import { readItems } from "./read-items";

type Params = z.output<typeof updateParams>;

/** Updates a subscription as POST /v1/subscriptions/:id does. */
export function updateSubscription(backend: Backend, before: Subscription, params: Params): Subscription {
  requireUpdatable(before, params);
  const { items, billing_cycle_anchor, trial_end, proration_behavior = "create_prorations" } = params;
  if (trial_end !== undefined && trial_end !== "now" && before.status !== "trialing")
    throw invalidRequest(
      "The parameter trial_end with a time is supported by this emulator during a trial only.",
      {
        param: "trial_end",
      },
    );
  const other = settingsOf(backend, before, params);
  const resets = billing_cycle_anchor?.type === "now";
  const endsTrial = trial_end !== undefined && before.status === "trialing";
  if (!items && !resets && !endsTrial) {
    const after = updateObject(backend, "subscription", before, other, "customer.subscription.updated");
    scheduleNext(backend, after);
    return after;
  }
  const change: Change = {
    items: readItems(backend, items ?? []),
    proration: proration_behavior,
    date: params.proration_date ?? backend.now(),
    resetAnchor: resets,
    trialEnd: trial_end ?? null,
  };
  return applyChange(backend, before, change, {
    behavior: params.payment_behavior ?? "allow_incomplete",
    other,
  });
}

function requireUpdatable(before: Subscription, params: Params) {
  const { expand: _, cancellation_details: __, metadata: ___, ...others } = params;
  if (isEnded(before) && Object.values(others).some((value) => value !== undefined))
    throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.", {
      code: "invalid_canceled_subscription_fields",
    });
  if (
    params.cancel_at !== undefined &&
    params.cancel_at !== null &&
    params.cancel_at_period_end !== undefined
  )
    throw invalidRequest("You can only set one of `cancel_at` or `cancel_at_period_end`.", {
      code: "parameters_exclusive",
      param: "cancel_at",
    });
}

/** What changes besides the items. */
function settingsOf(backend: Backend, before: Subscription, params: Params): Partial<Subscription> {
  const { automatic_tax, default_payment_method, description, payment_settings, trial_settings } = params;
  if (default_payment_method !== undefined) requireOwn(backend, before.customer, default_payment_method);
  return {
    ...(automatic_tax && {
      automatic_tax: {
        disabled_reason: null,
        enabled: automatic_tax.enabled,
        liability: automatic_tax.enabled ? { type: "self" } : null,
      },
    }),
    ...cancellationOf(backend, before, params),
    ...(default_payment_method === undefined ? {} : { default_payment_method }),
    ...(description === undefined ? {} : { description }),
    ...(payment_settings?.save_default_payment_method && before.payment_settings
      ? {
          payment_settings: {
            ...before.payment_settings,
            save_default_payment_method: payment_settings.save_default_payment_method,
          },
        }
      : {}),
    ...(trial_settings && {
      trial_settings: { end_behavior: { billing_cycle_anchor: null, ...trial_settings.end_behavior } },
    }),
    metadata: mergeMetadata(before.metadata, params.metadata),
  };
}

/** A payment method of this customer; 400 for any other. */
export function requireOwn(backend: Backend, customer: string, method: string): void {
  if (requireReference(backend, "payment_method", method, "default_payment_method").customer === customer)
    return;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
    { code: "resource_missing", param: "default_payment_method" },
  );
}
