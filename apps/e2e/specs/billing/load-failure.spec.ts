import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { billingPage } from "./billing-page";

const DE = localized("de");
const { t, at } = DE;
const LISTS = /billing\.(invoices|paymentMethods)/;

test("invoices and payment methods fail on their own, and are loaded by another try", async ({
  page,
  world,
}) => {
  const billing = billingPage(page, world, DE);
  await billing.login();
  await page.route(LISTS, (route) => route.abort());
  await page.goto(at("/app/user/subscription"));
  for (const part of [billing.invoices, billing.methods])
    await expect(part.getByRole("alert")).toContainText(t("billing:loadFailed"));
  await expect(billing.status).toHaveText(t("billing:status.free"));
  await expect(page.getByTestId("usage-aiPosts")).toBeVisible();
  await expectAccessible(page, "subscription-load-failed");
  await page.unroute(LISTS);
  const retry = { name: t("common:retry"), exact: true };
  await billing.invoices.getByRole("button", retry).click();
  await expect(billing.invoices).toContainText(t("billing:invoices.empty"));
  await billing.methods.getByRole("button", retry).click();
  await expect(billing.methods).toContainText(t("billing:methods.empty"));
});
