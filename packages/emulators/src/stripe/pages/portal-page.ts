import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import type { Backend } from "../backend";
import { productName } from "../billing/build-line";
import { isEnded } from "../billing/subscription-state";
import { offeredPrices } from "../resources/portal/portal-actions";
import type { PortalSession, Subscription } from "../store/objects";
import { layout } from "./layout";
import { paymentFields, type FormState } from "./payment-fields";
import { actionForm, portalHome, priceText, type Shown } from "./portal-home";
import { problemText } from "./problem-texts";
import { TEXTS, type Language } from "./texts";

export type PortalView = "home" | "cancel" | "method" | "update";
type Page = FormState & { view: PortalView; done: boolean };

/** A page of the portal: the overview, or one of its forms. */
export function portalPage(backend: Backend, session: PortalSession, page: Page): Html {
  const { language, problem, view, done } = page;
  const texts = TEXTS[language];
  const { features } = backend.store.get("billing_portal.configuration", session.configuration)!;
  const subscription = shownSubscription(backend, session);
  return layout({
    language,
    marker: "portalMarker",
    title: texts.portalTitle,
    body: html`<h1>${texts.portalTitle}</h1>
      ${problem ? html`<p class="problem" id="problem" role="alert">${problemText(language, problem)}</p>` : ""}
      ${done ? html`<p class="done" role="status">${texts.done}</p>` : ""}
      ${
        view === "home"
          ? portalHome(backend, session, { subscription, features, language })
          : view === "method"
            ? methodForm(page)
            : subscription &&
              (view === "cancel"
                ? cancelForm(subscription, language)
                : updateForm(backend, subscription, { features, language }))
      }
      ${session.return_url ? html`<p><a href="${session.return_url}">${texts.returnTo}</a></p>` : ""}`,
  });
}

/** The subscription of the flow, else the newest that has not ended. */
function shownSubscription({ store }: Backend, { flow, customer }: PortalSession): Subscription | undefined {
  const named =
    flow?.subscription_cancel?.subscription ??
    flow?.subscription_update?.subscription ??
    flow?.subscription_update_confirm?.subscription;
  if (named !== undefined) return store.get("subscription", named);
  return store.list("subscription").findLast((one) => one.customer === customer && !isEnded(one));
}

const cancelForm = (subscription: Subscription, language: Language) =>
  html`<section class="sheet">
    <h2>${TEXTS[language].cancelPlan}</h2>
    <p>${TEXTS[language].cancelHint}</p>
    ${actionForm("cancel", subscription, TEXTS[language].confirmCancel)}
    <p><a href="?view=home">${TEXTS[language].back}</a></p>
  </section>`;

const methodForm = (page: Page) =>
  html`<form class="sheet" method="post">
    <h2>${TEXTS[page.language].updateMethod}</h2>
    <input type="hidden" name="action" value="method" />
    ${paymentFields(["card", "sepa_debit"], page)}
    <div class="actions">
      <button class="main" type="submit">${TEXTS[page.language].addMethod}</button>
      <a href="?view=home">${TEXTS[page.language].back}</a>
    </div>
  </form>`;

function updateForm(
  backend: Backend,
  subscription: Subscription,
  { features, language }: Omit<Shown, "subscription">,
) {
  const texts = TEXTS[language];
  const current = subscription.items.data[0]?.price.id;
  const prices = offeredPrices(features).flatMap((id) => backend.store.get("price", id) ?? []);
  return html`<section class="sheet">
    <h2>${texts.updatePlan}</h2>
    ${prices.map((price) =>
      price.id === current
        ? html`<p>${priceText(backend, price, language)} (${texts.current})</p>`
        : html`<form method="post">
            <input type="hidden" name="action" value="switch" />
            <input type="hidden" name="subscription" value="${subscription.id}" />
            <input type="hidden" name="price" value="${price.id}" />
            <p class="row">
              <span>${priceText(backend, price, language)}</span>
              <button type="submit">${texts.switchTo} ${productName(backend, price)}</button>
            </p>
          </form>`,
    )}
    <p><a href="?view=home">${texts.back}</a></p>
  </section>`;
}
