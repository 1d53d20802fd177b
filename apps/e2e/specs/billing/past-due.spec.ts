import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { billingPage, CARDS, FAILING_IBAN } from "./billing-page";

const EN = localized("en");
const { t, at } = EN;
/** How long the emulated bank takes to send a debit back. */
const DEBIT_MS = 180_000;

test("a debit that comes back is told on every page, and a card brings the plan back", async ({
  page,
  world,
}) => {
  const billing = billingPage(page, world, EN);
  await billing.login();
  await billing.order("professional", "month");
  await billing.pay({ iban: FAILING_IBAN });
  await expect(billing.callout).toContainText(t("billing:notice.pending"));
  await expect(billing.status).toHaveText(t("billing:status.active"));

  await world.stripe.tick(DEBIT_MS);
  await expect.poll(async () => (await billing.readUser()).subscriptionStatus).toBe("past_due");
  await page.goto(at("/app/posts"));
  const banner = page.getByRole("complementary", { name: t("shell:banner.label"), exact: true });
  await expect(banner).toContainText(t("billing:banner.title"));
  await banner.getByRole("link", { name: t("billing:banner.action"), exact: true }).click();
  await page.waitForURL(/\/app\/user\/subscription$/);
  await expect(billing.status).toHaveText(t("billing:status.past_due"));
  // The bought plan stays.
  await expect(billing.card).toContainText("Professional");
  await expectAccessible(page, "subscription-past-due");

  await billing.card.getByRole("button", { name: t("billing:card.paymentMethod"), exact: true }).click();
  await billing.waitForStripe();
  await billing.pay({ card: CARDS.pays });
  await page.waitForURL(/\/app\/user\/subscription$/);
  await expect(billing.methods).toContainText("Visa ending in 4242");
  const invoice = billing.invoices.getByRole("row").filter({ hasText: t("billing:invoices.statuses.open") });
  await page.goto((await invoice.getByRole("link", { name: /^Pay / }).getAttribute("href"))!);
  await billing.pay({ card: CARDS.pays });
  await expect.poll(async () => (await billing.readUser()).subscriptionStatus).toBe("active");
  await page.goto(at("/app/user/subscription"));
  await expect(billing.status).toHaveText(t("billing:status.active"));
  await expect(banner).toHaveCount(0);
});
