import type { Backend } from "../../backend";
import { cancelNow } from "../../billing/cancel-subscription";
import { applyChange } from "../../billing/change/apply-change";
import type { ProrationBehavior } from "../../billing/change/plan-change";
import { isEnded, periodEnd, scheduleNext } from "../../billing/subscription-state";
import { ApiError } from "../../http/api-error";
import { SAVED_UNCHARGED } from "../../model/test-cards";
import type { PortalConfiguration, PortalSession, Subscription } from "../../store/objects";
import { previewCharge } from "../payment-intents/confirm";
import { createPaymentMethod } from "../payment-methods/create-payment-method";
import { readSource, type FormProblem } from "../payment-methods/read-source";
import { updateObject } from "../save";
import { saveMethod } from "./save-method";

type Form = Record<string, string>;
/** What an action of the portal comes to: a change, another page, or a problem with the form. */
export type Acted = { done: true } | { redirect: string } | { problem: FormProblem };

/** Does what a button of the portal says, as far as its configuration allows it. */
export function actInPortal(backend: Backend, session: PortalSession, form: Form): Acted {
  const features = backend.store.get("billing_portal.configuration", session.configuration)!.features;
  if (form.action === "method") return saveCard(backend, session, form);
  const subscription = backend.store.get("subscription", form.subscription ?? "");
  if (!subscription || subscription.customer !== session.customer || isEnded(subscription))
    return { done: true };
  switch (form.action) {
    case "cancel":
      if (features.subscription_cancel.enabled) cancel(backend, subscription, { form, features });
      return { done: true };
    case "resume":
      resume(backend, subscription);
      return { done: true };
    case "switch":
      return switchPrice(backend, subscription, { form, features });
    default:
      return { done: true };
  }
}

type Action = { form: Form; features: PortalConfiguration["features"] };

/** In the flexible billing mode, the portal sets the end and not `cancel_at_period_end`. */
function cancel(backend: Backend, subscription: Subscription, { form, features }: Action) {
  if (features.subscription_cancel.mode === "immediately") {
    cancelNow(backend, subscription, "cancellation_requested");
    return;
  }
  const cancelling = updateObject(
    backend,
    "subscription",
    subscription,
    {
      cancel_at: periodEnd(subscription),
      canceled_at: backend.now(),
      cancellation_details: {
        comment: form.comment || null,
        feedback: form.feedback || null,
        feedback_option: null,
        reason: "cancellation_requested",
      },
    },
    "customer.subscription.updated",
  );
  scheduleNext(backend, cancelling);
}

function resume(backend: Backend, subscription: Subscription) {
  const resumed = updateObject(
    backend,
    "subscription",
    subscription,
    {
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    },
    "customer.subscription.updated",
  );
  scheduleNext(backend, resumed);
}

/** Prices that the configuration offers. */
export const offeredPrices = (features: PortalConfiguration["features"]): string[] =>
  features.subscription_update.enabled
    ? (features.subscription_update.products ?? []).flatMap(({ prices }) => prices)
    : [];

/** Changes the price. A card that is declined changes nothing. */
function switchPrice(backend: Backend, subscription: Subscription, { form, features }: Action): Acted {
  const price = backend.store.get("price", form.price ?? "");
  const item = subscription.items.data[0];
  if (!price || !item || !offeredPrices(features).includes(price.id)) return { problem: { field: "plan" } };
  const { proration_behavior } = features.subscription_update;
  const proration = readProration(proration_behavior);
  try {
    applyChange(
      backend,
      subscription,
      { items: [{ id: item.id, price }], proration, date: backend.now(), resetAnchor: false, trialEnd: null },
      { behavior: "error_if_incomplete" },
    );
    return { done: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code = "card_declined", decline_code = null, message } = error.body;
    return { problem: { field: "plan", decline: { code, decline_code, message } } };
  }
}

const readProration = (value: string): ProrationBehavior =>
  value === "always_invoice" || value === "none" ? value : "create_prorations";

function saveCard(backend: Backend, session: PortalSession, form: Form): Acted {
  const source = readSource(form, new Date(backend.clock.now()));
  if ("field" in source) return { problem: source };
  const customer = backend.store.get("customer", session.customer);
  const method = createPaymentMethod(backend, source, {
    address: customer?.address ?? null,
    email: customer?.email ?? null,
    name: form.name || null,
  });
  const outcome = previewCharge(backend, method, { offSession: false, authenticated: false });
  const number = backend.store.get("funding", method.id)?.number;
  if (outcome.kind === "declined" && number !== SAVED_UNCHARGED)
    return { problem: { field: "number", decline: outcome.decline } };
  if (outcome.kind === "requires_action") {
    const id = backend.newId("step");
    backend.store.save("secure_step", { id, kind: "portal", ref: session.id, method: method.id, form: {} });
    return { redirect: `${backend.origin}/3d-secure/${id}` };
  }
  saveMethod(backend, session.customer, method);
  return { done: true };
}
