import type { z } from "zod";
import type { Backend } from "../../backend";
import { createSubscription } from "../../billing/create-subscription";
import { requireChargeable } from "../../billing/require-chargeable";
import { scheduleNext } from "../../billing/subscription-state";
import { invalidRequest } from "../../http/api-error";
import { mergeMetadata } from "../../http/params";
import type { PaymentMethod, Subscription } from "../../store/objects";
import { requireReference, updateObject } from "../save";
import type { createParams } from "./params";
import { cancellationOf } from "./cancellation";
import { requireActivePrice } from "./read-items";
import { requireOwn } from "./update";

const DAY_SECONDS = 86_400;
type Params = z.output<typeof createParams>;

/** Creates a subscription as POST /v1/subscriptions does, and charges its first invoice. */
export function createFromParams(backend: Backend, params: Params): Subscription {
  const customer = requireReference(backend, "customer", params.customer, "customer");
  const { default_payment_method, payment_behavior = "allow_incomplete", items } = params;
  if (default_payment_method !== undefined) requireOwn(backend, customer.id, default_payment_method);
  const prices = items.map(({ price }, index) =>
    requireActivePrice(backend, price, `items[${index}][price]`),
  );
  const method = backend.store.get(
    "payment_method",
    default_payment_method ?? customer.invoice_settings.default_payment_method ?? "",
  );
  const trialEnd = trialEndOf(backend, params);
  if (trialEnd === null) requirePayable(backend, payment_behavior, method);
  const subscription = createSubscription(
    backend,
    {
      customer,
      items: items.map(({ quantity = 1, metadata }, index) => ({
        price: prices[index]!,
        quantity,
        metadata: mergeMetadata({}, metadata),
      })),
      metadata: mergeMetadata({}, params.metadata),
      description: params.description ?? null,
      defaultPaymentMethod: default_payment_method ?? null,
      trialEnd,
      missingPaymentMethod: params.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice",
      automaticTax: params.automatic_tax?.enabled ?? false,
      saveDefault: params.payment_settings?.save_default_payment_method ?? "off",
    },
    payment_behavior === "default_incomplete"
      ? null
      : { method, offSession: params.off_session ?? false, authenticated: false },
  );
  const { cancel_at, cancel_at_period_end } = params;
  const end = cancellationOf(backend, subscription, { cancel_at, cancel_at_period_end });
  const done = updateObject(backend, "subscription", subscription, end);
  scheduleNext(backend, done);
  return done;
}

function trialEndOf(backend: Backend, { trial_end, trial_period_days }: Params): number | null {
  if (trial_end !== undefined && trial_end !== "now") {
    if (trial_end > backend.now()) return trial_end;
    throw invalidRequest("Invalid timestamp: must be an integer Unix timestamp in the future.", {
      param: "trial_end",
    });
  }
  return trial_period_days ? backend.now() + trial_period_days * DAY_SECONDS : null;
}

/** Refuses a subscription that is to be charged and cannot be, as far as its payment behavior demands. */
function requirePayable(
  backend: Backend,
  behavior: NonNullable<Params["payment_behavior"]>,
  method: PaymentMethod | undefined,
) {
  if (behavior === "default_incomplete") return;
  if (!method)
    throw invalidRequest(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.",
      { code: "resource_missing" },
    );
  if (behavior === "error_if_incomplete") requireChargeable(backend, method);
}
