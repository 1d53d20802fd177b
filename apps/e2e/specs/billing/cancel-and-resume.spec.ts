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
  await expect(billing.callout).toHaveCount(0);
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

test("a renewed year ends a month after the notice, or with the paid year, as the user chooses", async ({
  page,
  world,
}) => {
  const billing = billingPage(page, world, EN);
  await billing.login();
  await billing.subscribe("professional", "year");
  const { id, subscriptionRenewsAt } = await billing.readUser();
  const cancel = billing.card.getByRole("button", { name: t("billing:card.cancel"), exact: true });
  const dialog = page.getByRole("alertdialog", { name: t("billing:cancel.title"), exact: true });
  await cancel.click();
  await expect(dialog.getByRole("radio")).toHaveCount(0);
  await page.keyboard.press("Escape");

  // As if the running year were not the one that was ordered.
  await world.db.order.updateMany({
    where: { userId: id },
    data: { orderedAt: new Date(Date.now() - 500 * 86_400_000) },
  });
  await page.reload();
  await cancel.click();
  const [earliest, period] = [dialog.getByRole("radio").first(), dialog.getByRole("radio").last()];
  await expect(earliest).toBeChecked();
  await expect(
    dialog.getByText(messagePattern(t("billing:cancel.end.earliestHint", { amount: ANY }))),
  ).toBeVisible();
  await expectAccessible(page, "subscription-cancel-renewed-year");
  await earliest.focus();
  // Radix checks the focused radio only while the key is down.
  await page.keyboard.press("ArrowDown", { delay: 100 });
  await expect(period).toBeChecked();
  await page.keyboard.press("ArrowUp", { delay: 100 });
  await expect(earliest).toBeChecked();
  await dialog.getByRole("button", { name: t("billing:card.cancel"), exact: true }).click();
  await expect(billing.status).toHaveText(t("billing:status.cancelling"));
  const { subscriptionExpiresAt } = await billing.readUser();
  const days = (subscriptionExpiresAt!.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(32);
  expect(subscriptionExpiresAt!.getTime()).toBeLessThan(subscriptionRenewsAt!.getTime());
});
