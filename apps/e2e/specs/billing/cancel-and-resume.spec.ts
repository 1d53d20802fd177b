import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test } from "../../fixtures/world";
import { billingPage } from "./billing-page";

const EN = localized("en");
const { t } = EN;

test("a subscription is cancelled in one step with its last day, and resumed", async ({ page, world }) => {
  const billing = billingPage(page, world, EN);
  await billing.login();
  await billing.subscribe("professional", "month");
  const { subscriptionRenewsAt } = await billing.readUser();

  const cancel = billing.card.getByRole("button", { name: t("billing:card.cancel"), exact: true });
  await cancel.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: t("billing:cancel.title"), exact: true });
  await expect(
    dialog.getByText(messagePattern(t("billing:cancel.until", { plan: "Professional", day: ANY }))),
  ).toBeVisible();
  await expectAccessible(page, "subscription-cancel-dialog");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(cancel).toBeFocused();
  expect(await billing.readUser()).toMatchObject({ subscriptionStatus: "active" });

  await cancel.click();
  await dialog.getByRole("button", { name: t("billing:card.cancel"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(billing.status).toHaveText(t("billing:status.cancelling"));
  await expect(billing.notice).toHaveCount(0);
  await expect(
    billing.card.getByText(messagePattern(t("billing:explained.cancelling", { day: ANY }))),
  ).toBeVisible();
  await expectAccessible(page, "subscription-cancelling");
  expect(await billing.readUser()).toMatchObject({
    subscriptionStatus: "cancelling",
    subscriptionPlan: "professional",
    subscriptionExpiresAt: subscriptionRenewsAt,
    subscriptionRenewsAt: null,
  });

  await billing.button(t("billing:card.resume")).click();
  await expect(billing.status).toHaveText(t("billing:status.active"));
  expect(await billing.readUser()).toMatchObject({
    subscriptionStatus: "active",
    subscriptionExpiresAt: null,
    subscriptionRenewsAt,
  });
});
