import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import type { Backend } from "../backend";
import { productName } from "../billing/build-line";
import { chargedMethod, itemOf, periodEnd } from "../billing/subscription-state";
import { formatMoney } from "../model/format";
import { shownSubscription } from "../resources/portal/actions";
import type { PortalConfiguration, PortalSession, Subscription } from "../store/objects";
import { layout, problemLine } from "./layout";
import { paymentFields, type FormState } from "./payment-fields";
import { TEXTS, type Language } from "./texts";

type Page = FormState & { view: "home" | "method" };

/** A page of the portal: the overview, or the form of another payment method. */
export function portalPage(backend: Backend, session: PortalSession, page: Page): Html {
  const { language, view } = page;
  const texts = TEXTS[language];
  return layout({
    language,
    title: texts.portalTitle,
    body: html`<h1>${texts.portalTitle}</h1>
      ${problemLine(page)} ${view === "home" ? home(backend, session, language) : methodForm(page)}
      <p><a href="${session.return_url}">${texts.returnTo}</a></p>`,
  });
}

const methodForm = (page: Page) =>
  html`<form class="sheet" method="post">
    <h2>${TEXTS[page.language].updateMethod}</h2>
    <input type="hidden" name="action" value="method" />
    ${paymentFields(page)}
    <div class="actions">
      <button class="main" type="submit">${TEXTS[page.language].addMethod}</button>
      <a href="?view=home">${TEXTS[page.language].back}</a>
    </div>
  </form>`;

function home(backend: Backend, session: PortalSession, language: Language): Html {
  const texts = TEXTS[language];
  const { features } = backend.store.get("billing_portal.configuration", session.configuration)!;
  const subscription = shownSubscription(backend, session);
  const method = subscription && chargedMethod(backend, subscription);
  const { brand, last4 } = { brand: "SEPA", ...method?.sepa_debit, ...method?.card };
  return html`<section class="sheet">
      <h2>${texts.currentPlan}</h2>
      ${subscription ? plan(backend, subscription, { features, language }) : html`<p>${texts.noPlan}</p>`}
    </section>
    <section class="sheet">
      <h2>${texts.payment}</h2>
      ${method ? html`<p>${brand} •••• ${last4}</p>` : ""}
      ${features.payment_method_update.enabled ? html`<p><a href="?view=method">${texts.updateMethod}</a></p>` : ""}
    </section>
    ${features.invoice_history.enabled ? invoiceList(backend, session, language) : ""}`;
}

function plan(
  backend: Backend,
  subscription: Subscription,
  { features, language }: { features: PortalConfiguration["features"]; language: Language },
): Html {
  const texts = TEXTS[language];
  const { price } = itemOf(subscription);
  const { cancel_at } = subscription;
  const amount = formatMoney(price.unit_amount ?? 0, price.currency, language);
  const day = new Date((cancel_at ?? periodEnd(subscription)) * 1_000).toLocaleDateString(language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const cancel = html`<form method="post">
    <input type="hidden" name="action" value="cancel" />
    <button class="main" type="submit">${texts.cancelPlan}</button>
  </form>`;
  return html`<p>
      ${productName(backend, price)}: ${amount} ${texts.every} ${texts[price.recurring!.interval as "month"]}
    </p>
    <p class="soft">${cancel_at ? texts.endsOn : texts.renewsOn} ${day}</p>
    ${features.subscription_cancel.enabled && !cancel_at ? cancel : ""}`;
}

function invoiceList({ store }: Backend, { customer }: PortalSession, language: Language): Html {
  const texts = TEXTS[language];
  const invoices = store.list("invoice").filter((one) => one.customer === customer && one.status !== "draft");
  return html`<section class="sheet">
    <h2>${texts.invoices}</h2>
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
