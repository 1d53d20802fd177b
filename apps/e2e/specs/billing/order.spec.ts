import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { billingPage, CARDS } from "./billing-page";

const EN = localized("en");
const { t, at } = EN;

test("a free user orders Professional, pays, and finds the plan, the invoice and the card", async ({
  page,
  world,
}) => {
  const billing = billingPage(page, world, EN);
  await billing.login();
  await page.goto(at("/app/user/subscription"));
  await expect(billing.invoices).toContainText(t("billing:invoices.empty"));
  await expect(billing.methods).toContainText(t("billing:methods.empty"));
  const upgrade = t("billing:card.upgrade", { plan: "Professional" });
  await billing.card.getByRole("link", { name: upgrade, exact: true }).click();
  await page.waitForURL(/\/subscription\/order\?plan=professional&interval=month$/);

  // Everything that is agreed to is on the page, and the label of the button says only what it does.
  for (const text of [
    "€29 a month",
    t("billing:order.tax.exempt"),
    t("billing:order.terms.month"),
    t("billing:order.moneyBackText", { days: 30 }),
    t("billing:order.withdrawal", { days: 14 }),
  ])
    await expect(page.getByRole("main")).toContainText(text);
  await expect(billing.orderButton).toHaveText("Order with obligation to pay");
  await page.getByRole("radio", { name: t("billing:order.intervals.year"), exact: true }).check();
  await expect(page.getByRole("main")).toContainText("€290 a year");
  await expect(page.getByRole("main")).toContainText(t("billing:order.saves", { percent: "16.7%" }));
  await page.getByRole("radio", { name: t("billing:order.intervals.month"), exact: true }).check();

  await billing.orderButton.click();
  await expect(billing.consent).toBeFocused();
  await expect(page.getByText(t("billing:order.consentMissing"), { exact: true })).toBeVisible();
  await expectAccessible(page, "order-consent-missing");
  expect(await billing.readOrders()).toEqual([]);
  await billing.consent.check();
  await billing.orderButton.dblclick();
  await billing.waitForStripe();
  await expect(page.locator("form")).toBeVisible();
  await expect(page.locator("body")).toContainText("€29.00");
  await billing.pay({ card: CARDS.pays });

  await page.waitForURL((url) => url.pathname.endsWith("/app/user/subscription") && url.search === "");
  await expect(billing.callout).toContainText(t("billing:notice.active", { plan: "Professional" }));
  await expect(billing.status).toHaveText(t("billing:status.active"));
  await expect(billing.card).toContainText("€29 a month");
  await expect(billing.methods).toContainText("Visa ending in 4242");
  await expect(billing.methods).toContainText(t("billing:methods.default"));
  const row = billing.invoices.getByRole("row").filter({ hasText: "€29.00" });
  await expect(row).toContainText(t("billing:invoices.statuses.paid"));
  const pdf = await page.request.get((await row.getByRole("link").getAttribute("href"))!);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await expectAccessible(page, "subscription-active");

  const user = await billing.readUser();
  expect(user).toMatchObject({
    subscriptionStatus: "active",
    subscriptionPlan: "professional",
    subscriptionInterval: "month",
    subscriptionCurrency: "eur",
    subscriptionExpiresAt: null,
  });
  expect(user.subscriptionRenewsAt!.getTime()).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  expect(await billing.readOrders()).toMatchObject([
    { status: "paid", priceCents: 2900, stripeSubscriptionId: user.stripeSubscriptionId },
  ]);

  // A second subscription is not sold.
  await page.goto(at("/app/user/subscription/order"));
  await expect(page.getByText(t("billing:order.subscribedTitle"), { exact: true })).toBeVisible();
  await expect(billing.orderButton).toHaveCount(0);
});

test("a price that has changed meanwhile is shown, and must be agreed to again", async ({ page, world }) => {
  const billing = billingPage(page, world, EN);
  await billing.login();
  // The page is from before the change: it sends the old price.
  await page.route(/billing\.order/, (route) =>
    route.continue({
      postData: route.request().postData()!.replace('"priceCents":2900', '"priceCents":1900'),
    }),
  );
  await page.goto(at("/app/user/subscription/order"));
  await billing.consent.check();
  await billing.orderButton.click();
  const alert = page.getByRole("alert").filter({ hasText: t("billing:order.priceChanged") });
  await expect(alert).toContainText(t("billing:order.priceChangedText", { price: "€29 a month" }));
  await expect(billing.consent).not.toBeChecked();
  expect(await billing.readOrders()).toEqual([]);
  await page.unroute(/billing\.order/);
  await billing.consent.check();
  await billing.orderButton.click();
  await billing.waitForStripe();
  expect(await billing.readOrders()).toMatchObject([{ status: "ordered", priceCents: 2900 }]);
});
