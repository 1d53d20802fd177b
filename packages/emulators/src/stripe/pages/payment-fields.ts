import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import type { FormProblem } from "../resources/payment-methods/read-source";
import type { Language } from "./texts";
import { TEXTS } from "./texts";

export type FormState = { language: Language; form: Record<string, string>; problem: FormProblem | null };

const AUTOCOMPLETE: Record<string, string> = {
  number: "cc-number",
  expiry: "cc-exp",
  cvc: "cc-csc",
  name: "name",
  email: "email",
  line1: "address-line1",
  postal_code: "postal-code",
  city: "address-level2",
};

/** A text field with its label, what was entered before, and whether it is wrong. */
export function field(name: string, { language, form, problem }: FormState, label?: string): Html {
  const invalid = problem?.field === name;
  return html`<label class="field"
    >${label ?? TEXTS[language][name as "name"]}
    <input
      name="${name}"
      value="${form[name] ?? ""}"
      autocomplete="${AUTOCOMPLETE[name] ?? "off"}"
      ${["number", "cvc", "expiry"].includes(name) ? "inputmode=numeric" : ""}
      ${invalid ? "aria-invalid=true aria-describedby=problem" : ""}
  /></label>`;
}

/** The choice of a payment method with the fields of each. Without a script, all fields are there. */
export function paymentFields(types: string[], state: FormState): Html {
  const texts = TEXTS[state.language];
  const chosen = state.form.method ?? types[0];
  return html`<fieldset>
    <legend>${texts.payment}</legend>
    ${types.map(
      (type) =>
        html`<label class="choice"
          ><input type="radio" name="method" value="${type}" ${type === chosen ? "checked" : ""} />
          ${texts[type as "card"]}</label
        >`,
    )}
    ${types.includes("card") ? ["number", "expiry", "cvc"].map((name) => field(name, state)) : ""}
    ${types.includes("sepa_debit") ? field("iban", state) : ""} ${field("name", state)}
    <p class="soft">${texts.testHint}</p>
  </fieldset>`;
}
