import type { Context } from "hono";
import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import { AUTHENTICATION_FAILED } from "../model/test-cards";
import type { FormProblem } from "../resources/payment-methods/read-source";
import { TEXTS, type Language } from "./texts";

export type FormState = { language: Language; form: Record<string, string>; problem: FormProblem | null };

const AUTOCOMPLETE: Record<string, string> = {
  number: "cc-number",
  expiry: "cc-exp",
  cvc: "cc-csc",
  name: "name",
  line1: "address-line1",
  postal_code: "postal-code",
  city: "address-level2",
};

/** A text field with its label, what was entered before, and whether it is wrong. */
export const field = (name: string, { language, form, problem }: FormState): Html =>
  html`<label class="field"
    >${TEXTS[language][name as "name"]}
    <input
      name="${name}"
      value="${form[name] ?? ""}"
      autocomplete="${AUTOCOMPLETE[name] ?? "off"}"
      ${["number", "cvc", "expiry"].includes(name) ? "inputmode=numeric" : ""}
      ${problem?.field === name ? "aria-invalid=true aria-describedby=problem" : ""}
  /></label>`;

/** The choice of a payment method with the fields of each. Without a script, all fields are there. */
export function paymentFields(state: FormState): Html {
  const texts = TEXTS[state.language];
  const choice = (type: "card" | "sepa_debit") =>
    html`<label class="choice"
      ><input
        type="radio"
        name="method"
        value="${type}"
        ${type === (state.form.method ?? "card") ? "checked" : ""}
      />
      ${texts[type]}</label
    >`;
  return html`<fieldset>
    <legend>${texts.payment}</legend>
    ${choice("card")} ${choice("sepa_debit")}
    ${["number", "expiry", "cvc", "iban", "name"].map((name) => field(name, state))}
    <p class="soft">${texts.testHint}</p>
  </fieldset>`;
}

/** The fields of a page's form. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}

/** What a page says to somebody who comes back from a 3-D Secure step that failed. */
export const stepProblem = (c: Context): FormProblem | null =>
  c.req.query("failed") === undefined ? null : { field: "number", decline: AUTHENTICATION_FAILED };
