import { html } from "hono/html";
import type { Context } from "hono";
import { pageLayout, type Html } from "../../core/page-layout";
import { problemText, TEXTS, type Language } from "./texts";
import { AUTHENTICATION_FAILED } from "../model/test-cards";
import type { FormProblem } from "../resources/payment-methods/read-source";

type Page = {
  language: Language;
  title: string;
  body: Html;
};

/** A page of the emulated Stripe, in the language of its reader. */
export const layout = ({ language, title, body }: Page): Html =>
  pageLayout({ language, title, marker: TEXTS[language].marker, body, style: STYLE });

/** Why the form of a page was not accepted. */
export const problemLine = ({ language, problem }: FormState): Html | "" =>
  problem ? html`<p class="problem" id="problem" role="alert">${problemText(language, problem)}</p>` : "";

/** Renders the answer to a link whose page is over, or never was. */
export function expiredPage(language: Language): Html {
  const { expired } = TEXTS[language];
  return layout({ language, title: expired, body: html`<h1>${expired}</h1>` });
}

const STYLE = `
form { margin: 0; } fieldset { border: 0; padding: 0; margin: 1.25rem 0 0; min-width: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: .35rem; }
label.field { display: block; margin: .6rem 0 0; font-size: .875rem; }
label.field input, label.field select { display: block; width: 100%; margin-top: .2rem; font: inherit; font-size: 1rem;
  padding: .5rem .65rem; border-radius: 8px; border: 1px solid var(--line); background: var(--ground); color: var(--ink); }
label.choice { display: flex; gap: .5rem; align-items: baseline; margin: .35rem 0; }
.row { display: flex; justify-content: space-between; gap: 1rem; margin: .3rem 0; }
.row.total { font-weight: 600; border-top: 1px solid var(--line); padding-top: .5rem; }
.actions { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1.25rem; align-items: center; }
.problem { margin: 0 0 1rem; padding: .6rem .9rem; border-radius: 8px; background: var(--warn-tint); color: var(--warn); }
label.field [aria-invalid] { border-color: var(--warn); }
.sheet + .sheet { margin-top: 1rem; }
.sheet > :first-child { margin-top: 0; }
.sheet > :last-child { margin-bottom: 0; }
`;

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

/** Returns the problem of a customer who comes back from a 3-D Secure step that failed. */
export const stepProblem = (c: Context): FormProblem | null =>
  c.req.query("failed") === undefined ? null : { field: "number", decline: AUTHENTICATION_FAILED };
