import { html } from "hono/html";
import type { Context, Hono } from "hono";
import type { Html } from "../../core/page-layout";
import { addressFields, checkForm, submitCheckout } from "../billing/submit-checkout";
import { formatMoney } from "../model/format";
import type { CheckoutSession, LineItem } from "../store/objects";
import {
  layout,
  problemLine,
  expiredPage,
  field,
  paymentFields,
  type FormState,
  readForm,
  stepProblem,
} from "./layout";
import { TEXTS, languageOf } from "./texts";
import type { Backend } from "../backend";
import type { FormProblem } from "../resources/payment-methods/read-source";

/** The countries that the form offers, by code. */
const COUNTRIES = "AT BE CH DE DK ES FR GB IE IT NL PL SE US".split(" ");

type Shown = { session: CheckoutSession; lines: LineItem[]; termsUrl: string | null };

/** The page where a customer subscribes. */
function checkoutPage({ session, lines, termsUrl }: Shown, state: FormState): Html {
  const texts = TEXTS[state.language];
  return layout({
    language: state.language,
    title: texts.checkoutTitle,
    body: html`<h1>${texts.checkoutTitle}</h1>
      ${problemLine(state)} ${summary(session, lines, state)}
      <form class="sheet" method="post">
        ${paymentFields(state)} ${address(session, state)}
        ${session.consent_collection ? terms(termsUrl, state) : ""}
        <div class="actions">
          <button class="main" type="submit">${texts.subscribe}</button>
          <a href="${session.cancel_url}">${texts.back}</a>
        </div>
      </form>`,
  });
}

function address(session: CheckoutSession, state: FormState): Html {
  const { language, form } = state;
  const names = new Intl.DisplayNames(language, { type: "region" });
  const option = (code: string) =>
    html`<option value="${code}" ${code === (form.country ?? "DE") ? "selected" : ""}>
      ${names.of(code)}
    </option>`;
  return html`<fieldset>
    <legend>${TEXTS[language].address}</legend>
    <label class="field"
      >${TEXTS[language].country}
      <select name="country" autocomplete="country">
        ${COUNTRIES.map(option)}
      </select></label
    >
    ${addressFields(session).map((name) => field(name, state))}
  </fieldset>`;
}

const terms = (url: string | null, { language, form }: FormState): Html =>
  html`<label class="choice"
    ><input type="checkbox" name="terms" ${form.terms === "on" ? "checked" : ""} />
    <a href="${url}">${TEXTS[language].terms}</a></label
  >`;

function summary(session: CheckoutSession, lines: LineItem[], { language }: FormState): Html {
  const texts = TEXTS[language];
  const money = (amount: number | null) => formatMoney(amount ?? 0, session.currency ?? "eur", language);
  const row = ({ description, price }: LineItem) =>
    html`<p class="row">
      <span>${description}</span>
      <span>${money(price!.unit_amount)} ${texts.every} ${texts[price!.recurring!.interval as "month"]}</span>
    </p>`;
  return html`<section class="sheet" aria-label="${texts.total}">
    ${lines.map(row)}
    <p class="row total"><span>${texts.total}</span><span>${money(session.amount_total)}</span></p>
  </section>`;
}

/** The page of a checkout session. */
export function checkoutPageRoutes(app: Hono, backend: Backend): void {
  app.get("/c/pay/:id", (c) => show(c, {}, stepProblem(c)));
  app.post("/c/pay/:id", async (c) => {
    const form = await readForm(c);
    const session = backend.store.get("checkout.session", c.req.param("id"));
    if (session?.status !== "open") return show(c, form, null);
    const checked = checkForm(backend, session, form);
    if ("field" in checked) return show(c, form, checked);
    const submitted = submitCheckout(backend, session, { form, source: checked.source });
    if ("redirect" in submitted) return c.redirect(submitted.redirect, 303);
    return show(c, form, { field: "number", decline: submitted.decline });
  });

  function show(c: Context, form: Record<string, string>, problem: FormProblem | null) {
    const session = backend.store.get("checkout.session", c.req.param("id") ?? "");
    const language = languageOf(session?.locale ?? c.req.header("accept-language"));
    if (session?.status !== "open") return c.html(expiredPage(language), 410);
    const { lines } = backend.store.get("checkout_input", session.id)!;
    const termsUrl = backend.settings.get().termsOfServiceUrl;
    const page = checkoutPage({ session, lines, termsUrl }, { language, form, problem });
    return c.html(page, problem ? 422 : 200);
  }
}
