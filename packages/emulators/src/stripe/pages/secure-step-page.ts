import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import { layout } from "./layout";
import { TEXTS, type Language } from "./texts";

/** The step in which a bank asks whether it is the card's owner who pays. */
export function secureStepPage(language: Language): Html {
  const texts = TEXTS[language];
  return layout({
    language,
    marker: "secureMarker",
    title: texts.secureTitle,
    body: html`<form class="sheet" method="post">
      <h1>${texts.secureTitle}</h1>
      <p>${texts.secureHint}</p>
      <div class="actions">
        <button class="main" name="outcome" value="complete">${texts.completeStep}</button>
        <button name="outcome" value="fail">${texts.failStep}</button>
      </div>
    </form>`,
  });
}
