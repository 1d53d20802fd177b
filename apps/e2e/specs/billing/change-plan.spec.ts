import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { billingPage } from "./billing-page";

const DE = localized("de");
const { t } = DE;

test("a change to yearly billing costs what its preview says", async ({ page, world }) => {
  const billing = billingPage(page, world, DE);
  await billing.login();
  await billing.subscribe("professional", "month");
  await billing.card.getByRole("button", { name: t("billing:card.change"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("billing:change.title"), exact: true });
  const order = dialog.getByRole("button", { name: t("billing:order.button"), exact: true });
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await expect(order).toBeDisabled();
  await dialog.getByRole("radio", { name: "Professional, Jährlich", exact: true }).press("Space");
  const preview = dialog.getByTestId("change-preview");
  await expect(preview).toContainText("290,00 € im Jahr");
  // 290 € less what is left of the 29 € that were just paid.
  const due = await preview
    .locator("div", { hasText: t("billing:change.due") })
    .last()
    .locator("dd")
    .textContent();
  expect(due).toMatch(/^26[1-2],\d\d\s€$/);
  await expectAccessible(page, "change-plan-dialog");

  await order.click();
  const consent = dialog.getByRole("checkbox");
  await expect(consent).toBeFocused();
  await consent.check();
  await order.click();
  await expect(dialog).toHaveCount(0);
  await expect(billing.card).toContainText("290 € im Jahr");
  await expect(billing.invoices.getByRole("row").filter({ hasText: due! })).toContainText(
    t("billing:invoices.statuses.paid"),
  );
  expect(await billing.readUser()).toMatchObject({
    subscriptionStatus: "active",
    subscriptionPlan: "professional",
    subscriptionInterval: "year",
  });
  expect(await billing.readOrders()).toMatchObject([
    { interval: "month", status: "paid" },
    { interval: "year", status: "paid", priceCents: 29_000 },
  ]);
});
