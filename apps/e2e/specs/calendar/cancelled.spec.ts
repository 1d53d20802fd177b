import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { nextWeek, plannedAt } from "./next-week";

const { t, at } = localized("en");

test("cancelled posts are hidden, it is said how many, and one click shows them", async ({ page, world }) => {
  const { db, user } = world;
  const [monday = "", tuesday = ""] = nextWeek();
  const cancelled = { ...plannedAt(`${tuesday}T10:00`), status: "cancelled" as const, content: "Not now" };
  const post = await createPost(db, user, cancelled);
  await createPost(db, user, { ...plannedAt(`${monday}T10:00`), content: "Goes out" });
  await world.login(page);
  await page.goto(at(`/app/content/calendar?date=${monday}` as "/app/content/calendar"));
  const card = page.locator(`[role=grid] [data-post="${post.id}"]`);
  await expect(page.getByText(t("calendar:cancelled", { count: 1 }))).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: t("calendar:showCancelled"), exact: true }).click();
  await expect(card).toBeVisible();
  await expectAccessible(page, "calendar-cancelled");
  // A reload keeps it.
  await page.reload();
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: t("calendar:hideCancelled"), exact: true }).click();
  await expect(card).toHaveCount(0);
});
