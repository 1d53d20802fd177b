import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import type { Backend } from "../backend";
import { productName } from "../billing/build-line";
import { chargedMethod, periodEnd } from "../billing/subscription-state";
import { formatMoney } from "../model/format";
import type { PortalConfiguration, PortalSession, Price, Subscription } from "../store/objects";
import { TEXTS, type Language } from "./texts";

export type Shown = {
  subscription: Subscription | undefined;
  features: PortalConfiguration["features"];
  language: Language;
};

/** The overview of the portal. */
export function portalHome(
  backend: Backend,
  session: PortalSession,
  { subscription, features, language }: Shown,
): Html {
  const texts = TEXTS[language];
  return html`<section class="sheet">
      <h2>${texts.currentPlan}</h2>
      ${subscription ? plan(backend, subscription, { features, language }) : html`<p>${texts.noPlan}</p>`}
    </section>
    <section class="sheet">
      <h2>${texts.payment}</h2>
      ${methodLine(backend, session, subscription)}
      ${features.payment_method_update.enabled ? html`<p><a href="?view=method">${texts.updateMethod}</a></p>` : ""}
    </section>
    ${features.invoice_history.enabled ? invoiceList(backend, session, language) : ""}`;
}

function plan(
  backend: Backend,
  subscription: Subscription,
  { features, language }: Omit<Shown, "subscription">,
): Html {
  const texts = TEXTS[language];
  const { cancel_at, status } = subscription;
  const day = (seconds: number) =>
    new Date(seconds * 1_000).toLocaleDateString(language === "de" ? "de-DE" : "en-GB", {
      dateStyle: "long",
      timeZone: "UTC",
    });
  const when = cancel_at ? texts.endsOn : status === "trialing" ? texts.trialEndsOn : texts.renewsOn;
  return html`${subscription.items.data.map(({ price }) => html`<p>${priceText(backend, price, language)}</p>`)}
    ${status === "past_due" || status === "unpaid" ? html`<p class="problem">${texts.pastDue}</p>` : ""}
    <p class="soft">${when} ${day(cancel_at ?? periodEnd(subscription))}</p>
    <div class="actions">
      ${features.subscription_update.enabled && !cancel_at ? html`<a href="?view=update">${texts.updatePlan}</a>` : ""}
      ${
        cancel_at
          ? actionForm("resume", subscription, texts.resumePlan)
          : features.subscription_cancel.enabled
            ? html`<a href="?view=cancel">${texts.cancelPlan}</a>`
            : ""
      }
    </div>`;
}

/** A button that does something to a subscription. */
export const actionForm = (action: string, { id }: Subscription, label: string) =>
  html`<form method="post">
    <input type="hidden" name="action" value="${action}" />
    <input type="hidden" name="subscription" value="${id}" />
    <button class="main" type="submit">${label}</button>
  </form>`;

function methodLine(backend: Backend, { customer }: PortalSession, subscription: Subscription | undefined) {
  const id = backend.store.get("customer", customer)?.invoice_settings.default_payment_method;
  const method = subscription
    ? chargedMethod(backend, subscription)
    : backend.store.get("payment_method", id ?? "");
  if (method?.card) return html`<p>${method.card.brand} •••• ${method.card.last4}</p>`;
  return method?.sepa_debit ? html`<p>SEPA •••• ${method.sepa_debit.last4}</p>` : "";
}

function invoiceList({ store }: Backend, { customer }: PortalSession, language: Language) {
  const texts = TEXTS[language];
  const invoices = store.list("invoice").filter((one) => one.customer === customer && one.status !== "draft");
  return html`<section class="sheet">
    <h2>${texts.invoices}</h2>
    ${invoices.length === 0 ? html`<p>${texts.noInvoices}</p>` : ""}
    ${invoices.toReversed().map(
      (invoice) =>
        html`<p class="row">
          <a href="${invoice.hosted_invoice_url}">${invoice.number}</a>
          <span>${formatMoney(invoice.total, invoice.currency, language)}</span>
          <span>${texts[invoice.status as "paid"]}</span>
        </p>`,
    )}
  </section>`;
}

/** A product with its price. */
export function priceText(backend: Backend, price: Price, language: Language): string {
  const texts = TEXTS[language];
  const amount = formatMoney(price.unit_amount ?? 0, price.currency, language);
  return `${productName(backend, price)}: ${amount} ${texts.every} ${texts[(price.recurring?.interval ?? "month") as "month"]}`;
}
