import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import type { Backend } from "../backend";
import { asksAddress, asksEmail } from "../billing/checkout/check-form";
import { taxedLines } from "../billing/checkout/checkout-place";
import { COUNTRIES, countryName } from "../model/countries";
import { formatMoney } from "../model/format";
import { percentOf } from "../resources/checkout-sessions/line-items";
import type { CheckoutSession, LineItem } from "../store/objects";
import { layout } from "./layout";
import { field, paymentFields, type FormState } from "./payment-fields";
import { problemText } from "./problem-texts";
import { TEXTS, type Language } from "./texts";

/** The page where a customer subscribes. */
export function checkoutPage(backend: Backend, session: CheckoutSession, state: FormState): Html {
  const { language, problem } = state;
  const texts = TEXTS[language];
  const message = session.custom_text.submit?.message;
  return layout({
    language,
    marker: "checkoutMarker",
    title: texts.checkoutTitle,
    body: html`<h1>${texts.checkoutTitle}</h1>
      ${problem ? html`<p class="problem" id="problem" role="alert">${problemText(language, problem)}</p>` : ""}
      ${summary(backend, session, state)}
      <form class="sheet" method="post">
        ${
          asksEmail(session)
            ? html`<fieldset>
                <legend>${texts.contact}</legend>
                ${field("email", state)}
              </fieldset>`
            : ""
        }
        ${paymentFields(session.payment_method_types, state)} ${addressFields(session, state)}
        ${terms(backend, session, state)}
        <div class="actions">
          <button class="main" type="submit">
            ${session.amount_total === 0 ? texts.subscribeTrial : texts.subscribe}
          </button>
          ${session.cancel_url ? html`<a href="${session.cancel_url}">${texts.back}</a>` : ""}
        </div>
        ${message ? html`<p class="soft">${message}</p>` : ""}
      </form>`,
  });
}

function addressFields(session: CheckoutSession, state: FormState): Html {
  const texts = TEXTS[state.language];
  return html`<fieldset>
    <legend>${texts.address}</legend>
    <label class="field"
      >${texts.country}
      <select name="country" autocomplete="country">
        ${COUNTRIES.map(
          (code) =>
            html`<option value="${code}" ${code === (state.form.country ?? "DE") ? "selected" : ""}>
              ${countryName(code, state.language)}
            </option>`,
        )}
      </select></label
    >
    ${asksAddress(session) ? ["line1", "postal_code", "city"].map((name) => field(name, state)) : ""}
    ${session.tax_id_collection?.enabled ? field("tax_id", state) : ""}
  </fieldset>`;
}

function terms({ settings }: Backend, session: CheckoutSession, { language, form }: FormState): Html | "" {
  if (session.consent_collection?.terms_of_service !== "required") return "";
  const url = settings.get().termsOfServiceUrl;
  const text = session.custom_text.terms_of_service_acceptance?.message ?? TEXTS[language].terms;
  return html`<label class="choice"
    ><input type="checkbox" name="terms" ${form.terms === "on" ? "checked" : ""} />
    <span>${text} ${url === null ? "" : html`(<a href="${url}">${new URL(url).host}</a>)`}</span></label
  >`;
}

function summary(backend: Backend, session: CheckoutSession, { language, form }: FormState): Html {
  const texts = TEXTS[language];
  const { lines, totals, place } = taxedLines(backend, session, form);
  const money = (amount: number) => formatMoney(amount, session.currency ?? "eur", language);
  const inclusive = totals.amount_total === totals.amount_subtotal;
  const rate = place?.country ? percentOf(place) : 0;
  return html`<section class="sheet" aria-label="${texts.total}">
    ${lines.map((line) => lineRow(line, money, language))}
    ${
      session.automatic_tax.enabled && place?.country
        ? html`<p class="row">
            <span>${inclusive ? texts.includedTax : texts.tax} (${rate} %)</span>
            <span>${money(totals.amount_tax)}</span>
          </p>`
        : ""
    }
    <p class="row total"><span>${texts.total}</span><span>${money(totals.amount_total)}</span></p>
  </section>`;
}

function lineRow(
  { description, price, quantity }: LineItem,
  money: (amount: number) => string,
  language: Language,
) {
  const texts = TEXTS[language];
  const interval = (price?.recurring?.interval ?? "month") as "month";
  const count = (quantity ?? 1) > 1 ? `${quantity} × ` : "";
  return html`<p class="row">
    <span>${count}${description}</span>
    <span>${money((price?.unit_amount ?? 0) * (quantity ?? 1))} ${texts.every} ${texts[interval]}</span>
  </p>`;
}

/** What a link to a session says that is over. */
export function expiredPage(language: Language): Html {
  const texts = TEXTS[language];
  return layout({
    language,
    marker: "checkoutMarker",
    title: texts.expired,
    body: html`<div class="sheet">
      <h1>${texts.expired}</h1>
      <p>${texts.expiredHint}</p>
    </div>`,
  });
}
