import { html } from "hono/html";
import { pageLayout, type Html } from "../../core/page-layout";
import type { FormState } from "./payment-fields";
import { problemText, TEXTS, type Language } from "./texts";

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

/** What a link says whose page is over, or never was. */
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
