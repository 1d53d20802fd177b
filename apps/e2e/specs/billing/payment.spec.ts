import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { billingPage, CARDS } from "./billing-page";

const DE = localized("de");
const { t } = DE;

test("a declined card says why, and who goes back finds nothing changed and the way to the order", async ({
  page,
  world,
}) => {
  const billing = billingPage(page, world, DE);
  await billing.login();
  await billing.order("professional", "month");
  const before = await billing.readUser();
  await billing.pay({ card: CARDS.declined });
  await expect(page.getByRole("alert")).toContainText(/abgelehnt/i);
  await page.getByRole("link", { name: "Zurück", exact: true }).click();

  await page.waitForURL((url) => url.pathname.endsWith("/app/user/subscription") && url.search === "");
  await expect(billing.callout).toContainText("Zahlung abgebrochen. Es wurde nichts abgebucht.");
  await expect(billing.status).toHaveText(t("billing:status.free"));
  await expectAccessible(page, "subscription-payment-cancelled");
  expect(await billing.readUser()).toMatchObject({
    subscriptionStatus: "free",
    subscriptionPlan: null,
    stripeCustomerId: before.stripeCustomerId,
    stripeSubscriptionId: null,
  });
  expect(await billing.readOrders()).toMatchObject([{ status: "ordered", stripeSubscriptionId: null }]);

  await billing.callout.getByRole("link", { name: t("billing:notice.backToOrder"), exact: true }).click();
  await page.waitForURL(/\/subscription\/order$/);
  await page.reload();
  await billing.consent.check();
  await billing.orderButton.click();
  await billing.waitForStripe();
  await billing.pay({ card: CARDS.pays });
  await expect(billing.status).toHaveText(t("billing:status.active"));
  // The first page was closed, so that it could not be paid as well.
  expect(await billing.readOrders()).toMatchObject([{ status: "abandoned" }, { status: "paid" }]);
});

test("a card that asks for 3-D Secure pays once the bank's step is completed", async ({ page, world }) => {
  const billing = billingPage(page, world, DE);
  await billing.login();
  await billing.order("enterprise", "year");
  await billing.pay({ card: CARDS.asksForSecureStep });
  await billing.button("Authentifizierung fehlschlagen lassen").click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect((await billing.readUser()).subscriptionStatus).toBe("free");

  await billing.pay({ card: CARDS.asksForSecureStep });
  await billing.button("Authentifizierung abschließen").click();
  await expect(billing.callout).toContainText(t("billing:notice.active", { plan: "Enterprise" }));
  await expect(billing.card).toContainText("792 € im Jahr");
  expect(await billing.readUser()).toMatchObject({
    subscriptionStatus: "active",
    subscriptionPlan: "enterprise",
    subscriptionInterval: "year",
  });
});
