import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { paramsOf, text } from "../../http/params";
import { nulls } from "../../model/nulls";
import type { PortalSession, PaymentMethod, Subscription } from "../../store/objects";
import { createObject, requireObject, updateObject } from "../save";
import { cancellation, isEnded, periodEnd, scheduleNext } from "../../billing/subscription-state";
import { SAVED_UNCHARGED } from "../../model/test-cards";
import { previewCharge } from "../payment-intents/payment-intent";
import { attachMethod, createPaymentMethod } from "../payment-methods/payment-method";
import { readSource, type FormProblem } from "../payment-methods/read-source";

const createParams = paramsOf<Stripe.BillingPortal.SessionCreateParams>()({
  configuration: text,
  customer: text,
  flow_data: z
    .strictObject({
      after_completion: z.strictObject({
        redirect: z.strictObject({
          return_url: text,
        }),
        type: z.literal("redirect"),
      }),
      type: z.literal("payment_method_update"),
    })
    .optional(),
  locale: z.enum(["de", "en"]),
  return_url: text,
});

/** Sessions of the portal: create, for its home page or for another payment method. */
export function portalSessionRoutes(api: Api, backend: Backend): void {
  const returns = "billing_portal.session";
  api.post("/v1/billing_portal/sessions", { params: createParams, returns }, (params) => {
    const customer = requireObject(backend, "customer", params.customer, "customer");
    requireObject(backend, "billing_portal.configuration", params.configuration, "configuration");
    const id = backend.newId("bps");
    const session: PortalSession = {
      id,
      object: returns,
      configuration: params.configuration,
      created: backend.now(),
      customer: customer.id,
      flow: params.flow_data
        ? {
            after_completion: { ...params.flow_data.after_completion, hosted_confirmation: null },
            type: params.flow_data.type,
            ...nulls("customer_update subscription_cancel subscription_pause subscription_update"),
            ...nulls("subscription_update_confirm"),
          }
        : null,
      livemode: false,
      locale: params.locale,
      return_url: params.return_url,
      url: `${backend.origin}/p/session/${id}`,
      ...nulls("after_expiration customer_account on_behalf_of"),
    };
    return createObject(backend, session, `${returns}.created`);
  });
}

type Form = Record<string, string>;
/** The outcome of an action of the portal: a change, another page, or a problem with the form. */
type Acted = { done: true } | { redirect: string } | { problem: FormProblem };

/** Does what a button of the portal says, as far as its configuration allows it. */
export function actInPortal(backend: Backend, session: PortalSession, form: Form): Acted {
  if (form.action === "method") return saveCard(backend, session, form);
  const { features } = backend.store.get("billing_portal.configuration", session.configuration)!;
  const subscription = shownSubscription(backend, session);
  if (form.action === "cancel" && features.subscription_cancel.enabled && subscription) {
    // In the flexible billing mode, the portal sets the end and not `cancel_at_period_end`.
    const change = cancellation(backend, subscription, periodEnd(subscription));
    scheduleNext(backend, updateObject(backend, subscription, change, "customer.subscription.updated"));
  }
  return { done: true };
}

/** The newest subscription of the portal's customer that has not ended. */
export const shownSubscription = (
  { store }: Backend,
  { customer }: PortalSession,
): Subscription | undefined =>
  store.list("subscription").findLast((one) => one.customer === customer && !isEnded(one));

function saveCard(backend: Backend, session: PortalSession, form: Form): Acted {
  const source = readSource(form, new Date(backend.clock.now()));
  if ("field" in source) return { problem: source };
  const { address = null, email = null } = backend.store.get("customer", session.customer) ?? {};
  const method = createPaymentMethod(backend, source, { address, email, name: form.name || null });
  const outcome = previewCharge(backend, method);
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

/** Makes a payment method the customer's default, and that of subscriptions that have one of their own. */
export function saveMethod(backend: Backend, customerId: string, { id, ...method }: PaymentMethod): void {
  const { store } = backend;
  const customer = store.get("customer", customerId);
  if (!customer) return;
  attachMethod(backend, { id, ...method }, customerId);
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: id };
  updateObject(backend, customer, { invoice_settings }, "customer.updated");
  for (const subscription of store.list("subscription"))
    if (subscription.customer === customerId && subscription.default_payment_method !== null)
      updateObject(backend, subscription, { default_payment_method: id }, "customer.subscription.updated");
}
