import type { Context, Hono } from "hono";
import type { Backend } from "../backend";
import { checkForm, submitCheckout } from "../billing/submit-checkout";
import type { FormProblem } from "../resources/payment-methods/read-source";
import { checkoutPage } from "./checkout-page";
import { expiredPage } from "./layout";
import { readForm, stepProblem } from "./payment-fields";
import { languageOf } from "./texts";

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
