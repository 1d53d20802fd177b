import type Stripe from "stripe";
import type { z } from "zod";
import type { Backend } from "../../backend";
import { buildInvoice } from "../../billing/build-invoice";
import { cancelNow } from "../../billing/cancel-subscription";
import { saveForLater } from "../../billing/change/apply-change";
import { creditRest } from "../../billing/change/plan-change";
import { createInvoice, finalizeInvoice } from "../../billing/finalize-invoice";
import { customerOf, isEnded } from "../../billing/subscription-state";
import type { Api } from "../../http/api";
import { noSuchObject } from "../../http/api-error";
import { isWithin, pageOf } from "../../http/list";
import { expand, paramsOf } from "../../http/params";
import type { Subscription } from "../../store/objects";
import { requireObject, updateObject } from "../save";
import { createFromParams } from "./create";
import { resumeParams, resumePaused } from "./resume";
import { cancelParams, listParams } from "./list-params";
import { createParams, updateParams } from "./params";
import { cancellationOf } from "./cancellation";
import { updateSubscription } from "./update";

/** Subscriptions: create, retrieve, update, cancel and list. */
export function subscriptionRoutes(api: Api, backend: Backend): void {
  const returns = "subscription";
  const path = "/v1/subscriptions";

  api.post(path, { params: createParams, returns }, (params) => createFromParams(backend, params));
  api.get(
    `${path}/:id`,
    { params: paramsOf<Stripe.SubscriptionRetrieveParams>()({ expand }), returns },
    (_, { id }) => requireObject(backend, "subscription", id),
  );
  api.post(`${path}/:id`, { params: updateParams, returns }, (params, { id }) =>
    updateSubscription(backend, requireObject(backend, "subscription", id), params),
  );
  api.post(`${path}/:id/resume`, { params: resumeParams, returns }, (_, { id }) =>
    resumePaused(backend, requireObject(backend, "subscription", id)),
  );
  api.delete(`${path}/:id`, { params: cancelParams, returns }, (params, { id }) => {
    const subscription = requireObject(backend, "subscription", id);
    // Stripe answers for an ended subscription as if it did not exist.
    if (isEnded(subscription)) throw noSuchObject("subscription", id);
    return cancel(backend, subscription, params);
  });
  api.get(path, { params: listParams, returns, list: true }, (params) =>
    pageOf(backend.store.list("subscription"), params, path, (subscription) =>
      isListed(subscription, params),
    ),
  );
}

function cancel(
  backend: Backend,
  subscription: Subscription,
  { cancellation_details, invoice_now, prorate }: z.output<typeof cancelParams>,
): Subscription {
  const credits = prorate ? creditRest(backend, subscription, backend.now()) : [];
  const noted = updateObject(
    backend,
    "subscription",
    subscription,
    cancellationOf(backend, subscription, { cancellation_details }),
  );
  const ended = cancelNow(backend, noted, "cancellation_requested");
  if (!invoice_now) {
    for (const line of credits) saveForLater(backend, ended.id, line);
    return ended;
  }
  const waiting = backend.store.list("pending_line").filter((pending) => pending.subscription === ended.id);
  for (const { id } of waiting) backend.store.remove("pending_line", id);
  const lines = [...waiting.map(({ line }) => line), ...credits];
  if (lines.length === 0) return ended;
  const period = { start: backend.now(), end: backend.now() };
  const draft = buildInvoice(backend, {
    customer: customerOf(backend, ended),
    subscription: ended,
    lines,
    reason: "subscription_update",
    period,
  });
  finalizeInvoice(backend, createInvoice(backend, draft));
  return updateObject(backend, "subscription", ended, { latest_invoice: draft.id });
}

/** Without a status, what has not been canceled. */
function isListed(
  subscription: Subscription,
  { customer, price, status, created }: z.output<typeof listParams>,
): boolean {
  const hasStatus =
    status === undefined
      ? subscription.status !== "canceled"
      : status === "all" || (status === "ended" ? isEnded(subscription) : subscription.status === status);
  return (
    hasStatus &&
    (customer === undefined || subscription.customer === customer) &&
    (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
    isWithin(subscription.created, created)
  );
}
