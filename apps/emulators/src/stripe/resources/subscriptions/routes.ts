import type { z } from "zod";
import type { Backend } from "../../backend";
import { applyChange } from "../../billing/apply-change";
import { createSubscription } from "../../billing/create-subscription";
import { cancellation, cancelNow, isEnded, periodEnd, scheduleNext } from "../../billing/subscription-state";
import type { Api } from "../../http/api";
import { invalidRequest, noSuchObject } from "../../http/api-error";
import { fits } from "../../http/list";
import { mergeMetadata } from "../../http/params";
import type { Subscription } from "../../store/objects";
import { requireOwnMethod } from "../customers";
import { requireObject, updateObject } from "../save";
import { cancelParams, createParams, listParams, requireActivePrice, updateParams } from "./params";

/** Subscriptions: create, retrieve, update, cancel and list. */
export function subscriptionRoutes(api: Api, backend: Backend): void {
  const returns = "subscription";
  const path = "/v1/subscriptions";

  api.post(path, { params: createParams, returns }, (params) => create(backend, params));
  api.retrieve(returns, path);
  api.post(`${path}/:id`, { params: updateParams, returns }, (params, id) =>
    update(backend, requireObject(backend, returns, id), params),
  );
  api.delete(`${path}/:id`, { params: cancelParams, returns }, (_, id) => {
    const subscription = requireObject(backend, returns, id);
    // Stripe answers for an ended subscription as if it did not exist.
    if (isEnded(subscription)) throw noSuchObject(returns, id);
    return cancelNow(backend, subscription, "cancellation_requested");
  });
  api.list(returns, path, listParams, ({ customer }, params) => fits({ customer }, params));
}

const DAY_SECONDS = 86_400;

/** Creates a subscription as POST /v1/subscriptions does, and charges its first invoice. */
function create(backend: Backend, params: z.output<typeof createParams>): Subscription {
  const { default_payment_method = null, trial_period_days } = params;
  const customer = requireObject(backend, "customer", params.customer, "customer");
  if (default_payment_method !== null) requireOwnMethod(backend, customer.id, default_payment_method);
  const methodId = default_payment_method ?? customer.invoice_settings.default_payment_method;
  const method = backend.store.get("payment_method", methodId ?? "");
  if (!method && !trial_period_days)
    throw invalidRequest(
      "This customer has no attached payment source or default payment method.",
      undefined,
      "resource_missing",
    );
  const input = {
    customer,
    price: requireActivePrice(backend, params.items[0]!.price, "items[0][price]"),
    metadata: mergeMetadata({}, params.metadata),
    defaultPaymentMethod: default_payment_method,
    trialEnd: trial_period_days ? backend.now() + trial_period_days * DAY_SECONDS : null,
    automaticTax: false,
  };
  return createSubscription(backend, input, { method });
}

type Params = z.output<typeof updateParams>;

function update(backend: Backend, before: Subscription, params: Params): Subscription {
  const { expand: _, metadata, ...others } = params;
  if (isEnded(before) && Object.keys(others).length > 0)
    throw invalidRequest(
      "A canceled subscription can only update its cancellation_details and metadata.",
      undefined,
      "invalid_canceled_subscription_fields",
    );
  const { default_payment_method = before.default_payment_method } = params;
  if (default_payment_method !== null) requireOwnMethod(backend, before.customer, default_payment_method);
  const settings = {
    ...endOf(backend, before, params),
    default_payment_method,
    metadata: mergeMetadata(before.metadata, metadata),
  };
  if (params.items) {
    const { id, price } = params.items[0]!;
    const date = params.proration_date ?? backend.now();
    const change = { item: id, price: requireActivePrice(backend, price, "items[0][price]"), date };
    return applyChange(backend, before, change, settings);
  }
  const after = updateObject(backend, before, settings, "customer.subscription.updated");
  scheduleNext(backend, after);
  return after;
}

function endOf(
  backend: Backend,
  before: Subscription,
  { cancel_at, cancel_at_period_end }: Params,
): Partial<Subscription> {
  if (cancel_at_period_end === true)
    return { ...cancellation(backend, before, periodEnd(before)), cancel_at_period_end };
  if (cancel_at === undefined && cancel_at_period_end === undefined) return {};
  return cancellation(
    backend,
    before,
    cancel_at === "min_period_end" ? periodEnd(before) : (cancel_at ?? null),
  );
}
