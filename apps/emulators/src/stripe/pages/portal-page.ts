import { html } from "hono/html";
import type { Context, Hono } from "hono";
import type { Html } from "../../core/page-layout";
import type { Backend } from "../backend";
import { productName } from "../billing/build-line";
import { chargedMethod, itemOf, periodEnd } from "../billing/subscription-state";
import { formatMoney } from "../model/format";
import { shownSubscription, actInPortal } from "../resources/portal/sessions";
import type { PortalConfiguration, PortalSession, Subscription } from "../store/objects";
import {
  layout,
  problemLine,
  expiredPage,
  paymentFields,
  type FormState,
  readForm,
  stepProblem,
} from "./layout";
import { TEXTS, type Language, languageOf } from "./texts";
import type { FormProblem } from "../resources/payment-methods/read-source";

type Page = FormState & { view: "home" | "method" };

/** A page of the portal: the overview, or the form of another payment method. */
function portalPage(backend: Backend, session: PortalSession, page: Page): Html {
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

/** The pages of the portal. A session of a flow begins with its form and, when it is done, goes where it says. */
export function portalPageRoutes(app: Hono, backend: Backend): void {
  app.get("/p/session/:id", (c) => {
    const redirect = find(c)?.flow?.after_completion.redirect;
    if (redirect && c.req.query("done") !== undefined) return c.redirect(redirect.return_url, 303);
    return show(c, {}, stepProblem(c));
  });

  app.post("/p/session/:id", async (c) => {
    const session = find(c);
    const form = await readForm(c);
    const acted = session && actInPortal(backend, session, form);
    if (!acted || "problem" in acted) return show(c, form, acted?.problem ?? null);
    return c.redirect("redirect" in acted ? acted.redirect : `${session.url}?done=1`, 303);
  });

  const find = (c: Context) => backend.store.get("billing_portal.session", c.req.param("id") ?? "");

  function show(c: Context, form: Record<string, string>, problem: FormProblem | null) {
    const session = find(c);
    const language = languageOf(session?.locale ?? c.req.header("accept-language"));
    if (!session) return c.html(expiredPage(language), 410);
    const done = c.req.query("done") !== undefined;
    const asked = form.action ?? c.req.query("view") ?? (session.flow ? "method" : "home");
    const view = asked === "method" && !done ? "method" : "home";
    const page = portalPage(backend, session, { language, form, problem, view });
    return c.html(page, problem ? 422 : 200);
  }
}
