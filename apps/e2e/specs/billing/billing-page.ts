import type { Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";
import { expect, type World } from "../../fixtures/world";

export const CARDS = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asksForSecureStep: "4000 0025 0000 3155",
};
/** A test account whose debit comes back after some minutes. */
export const FAILING_IBAN = "DE62 3704 0044 0532 0130 01";

/** The order page and the subscription page as a person uses them, and the payment provider's pages behind them. */
export function billingPage(page: Page, world: World, { t, at, language }: Localized) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const isStripeUrl = (url: URL) => url.origin === new URL(world.stripeUrl).origin;
  const card = page.getByRole("region", { name: t("billing:card.title"), exact: true });
  const consentTo = (name: string) => page.getByRole("checkbox", { name, exact: true });
  // An order has the money-back guarantee, a change of plan has not.
  const consent = consentTo(t("billing:order.consentGuaranteed")).or(consentTo(t("billing:order.consent")));
  const orderButton = button(t("billing:order.button"));
  const result = {
    card,
    consent,
    orderButton,
    button,
    status: card.getByTestId("subscription-status"),
    callout: page.getByTestId("checkout-callout"),
    invoices: page.getByRole("region", { name: t("billing:invoices.title"), exact: true }),
    methods: page.getByRole("region", { name: t("billing:methods.title"), exact: true }),
    /** Signs in; the user's language is that of the provider's pages and of the way back. */
    async login() {
      await world.db.user.update({ where: { id: world.user.id }, data: { preferredLanguage: language } });
      await world.login(page);
    },
    /** Orders, up to the provider's page. */
    async order(plan: "professional" | "enterprise", interval: "month" | "year") {
      await page.goto(at(`/app/user/subscription/order?plan=${plan}&interval=${interval}`));
      await consent.check();
      await orderButton.click();
      await page.waitForURL(isStripeUrl);
    },
    /** Fills the provider's form and sends it. Its pages have no scripts. */
    async pay(form: { card: string } | { iban: string }) {
      await page.locator(`input[name=method][value=${"card" in form ? "card" : "sepa_debit"}]`).check();
      const fields =
        "card" in form ? { number: form.card, expiry: "12 / 34", cvc: "123" } : { iban: form.iban };
      const address = { line1: "Musterweg 1", postal_code: "10115", city: "Berlin" };
      for (const [name, value] of Object.entries({ ...fields, name: "Jana Berg", ...address })) {
        const input = page.locator(`input[name=${name}]`);
        if ((await input.count()) > 0) await input.fill(value);
      }
      await page.locator("form:has(input[name=method]) button.main").click();
    },
    /** Buys a plan, and waits until it is there. */
    async subscribe(plan: "professional" | "enterprise", interval: "month" | "year") {
      await result.order(plan, interval);
      await result.pay({ card: CARDS.pays });
      await page.waitForURL((url) => !isStripeUrl(url));
      await expect(result.callout).toContainText(
        t("billing:notice.active", { plan: t(`plans:names.${plan}`) }),
      );
    },
    waitForStripe: () => page.waitForURL(isStripeUrl),
    readUser: () => world.db.user.findUniqueOrThrow({ where: { id: world.user.id } }),
    readOrders: () =>
      world.db.order.findMany({ where: { userId: world.user.id }, orderBy: { orderedAt: "asc" } }),
  };
  return result;
}
