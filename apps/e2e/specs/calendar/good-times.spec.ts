import { createMetrics } from "@takt/db/testing/factories/create-metrics";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { nextWeek } from "./next-week";

const { t, at } = localized("en");

test("the weekday of the member's own good figures is tinted, and said in words", async ({ page, world }) => {
  const [monday = "", tuesday = ""] = nextWeek();
  await createMetrics(world.db, world.user);
  await world.login(page);
  await page.goto(at(`/app/content/calendar?date=${monday}` as "/app/content/calendar"));
  const tints = page.locator("[data-good]");
  await expect(tints).toHaveCount(1);
  await expect(page.locator(`[role=gridcell][data-day="${tuesday}"]`).locator(tints)).toHaveCount(1);
  const words = page.getByTestId("good-times");
  await expect(words).toContainText(t("calendar:goodTimes"));
  await expect(words).toContainText(/Tuesday: [\d.]+×/);
  await expectAccessible(page, "calendar-good-times");
});

test("without figures nothing is tinted", async ({ page, world }) => {
  const [monday = ""] = nextWeek();
  await world.login(page);
  const answered = page.waitForResponse((response) => response.url().includes("analytics.bestTimes"));
  await page.goto(at(`/app/content/calendar?date=${monday}` as "/app/content/calendar"));
  await answered;
  await expect(page.locator(`[role=gridcell][data-day="${monday}"]`)).toBeVisible();
  await expect(page.locator("[data-good]")).toHaveCount(0);
  await expect(page.getByTestId("good-times")).toHaveCount(0);
});
