import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import type { Backend } from "../backend";
import { finishStep } from "../billing/finish-step";
import type { SecureStep } from "../store/objects";
import { expiredPage, layout, readForm } from "./layout";
import { languageOf, TEXTS, type Language } from "./texts";

/** The 3-D Secure step of a checkout, the portal or an invoice. */
export function secureStepRoutes(app: Hono, backend: Backend): void {
  app.get("/3d-secure/:id", (c) => {
    const step = backend.store.get("secure_step", c.req.param("id"));
    return step ? c.html(secureStepPage(languageFor(c, step))) : c.html(expiredPage("en"), 410);
  });
  app.post("/3d-secure/:id", async (c) => {
    const { outcome } = await readForm(c);
    const step = backend.store.get("secure_step", c.req.param("id"));
    if (!step) return c.html(expiredPage("en"), 410);
    return c.redirect(finishStep(backend, step, outcome === "complete"), 303);
  });

  function languageFor(c: Context, { ref }: SecureStep): Language {
    const { store } = backend;
    const session = store.get("checkout.session", ref) ?? store.get("billing_portal.session", ref);
    return languageOf(session?.locale ?? c.req.header("accept-language"));
  }
}

/** The step in which a bank asks whether it is the card's owner who pays. */
function secureStepPage(language: Language): Html {
  const texts = TEXTS[language];
  const body = html`<form class="sheet" method="post">
    <h1>${texts.secureTitle}</h1>
    <div class="actions">
      <button class="main" name="outcome" value="complete">${texts.completeStep}</button>
      <button name="outcome" value="fail">${texts.failStep}</button>
    </div>
  </form>`;
  return layout({ language, title: texts.secureTitle, body });
}
