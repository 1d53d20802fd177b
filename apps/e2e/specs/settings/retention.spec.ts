import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

test("the privacy settings say what is kept how long, and what its last purge removed", async ({
  page,
  world,
}) => {
  const run = { ranAt: new Date("2026-11-25T03:47:00Z"), purged: 3 };
  // No other spec and no job of a test's time purges orders.
  await world.db.purgeRun.upsert({
    where: { kind: "orders" },
    create: { kind: "orders", ...run },
    update: run,
  });
  await world.login(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(at("/app/user/settings?tab=privacy"));
  const region = page.getByRole("region", { name: t("settings:privacy.retention"), exact: true });
  const orders = region.getByTestId("retention-orders");
  await expect(orders).toBeHidden();

  const payments = region.locator("summary", { hasText: t("policy:categories.payment.title") });
  await payments.focus();
  await page.keyboard.press("Enter");
  await expect(orders).toContainText(t("policy:retention.kinds.orders"));
  await expect(orders).toContainText("10 Jahre");
  await expect(orders).toContainText("Mi., 25. Nov. 2026, 04:47");
  await expect(orders).toContainText("3 Einträge gelöscht");
  await expect(region.getByTestId("retention-feedback")).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, "settings-retention");
});
