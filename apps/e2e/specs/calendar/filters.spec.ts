import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { nextWeek, plannedAt } from "./next-week";

const { t, at } = localized("en");
const week = (monday: string) => at(`/app/content/calendar?date=${monday}` as "/app/content/calendar");

test("cancelled posts are hidden, it is said how many, and one click shows them", async ({ page, world }) => {
  const { db, user } = world;
  const [monday = "", tuesday = ""] = nextWeek();
  const cancelled = { ...plannedAt(`${tuesday}T10:00`), status: "cancelled" as const, content: "Not now" };
  const post = await createPost(db, user, cancelled);
  await createPost(db, user, { ...plannedAt(`${monday}T10:00`), content: "Goes out" });
  await world.login(page);
  await page.goto(week(monday));
  const card = page.locator(`[role=grid] [data-post="${post.id}"]`);
  await expect(page.getByText(t("calendar:cancelled", { count: 1 }))).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: t("calendar:filter.showAll"), exact: true }).click();
  await expect(card).toBeVisible();
  await expectAccessible(page, "calendar-cancelled");
  // A reload keeps it.
  await page.reload();
  await expect(card).toBeVisible();
  const hide = page.getByRole("button", { name: t("calendar:filter.hideCancelled"), exact: true });
  await hide.click();
  await expect(card).toHaveCount(0);
});

test("the menu of the filter chooses by keys what is shown, and a reload keeps it", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const [monday = "", tuesday = "", wednesday = ""] = nextWeek();
  const planned = await createPost(db, user, { ...plannedAt(`${monday}T10:00`), content: "Goes out" });
  const unclear = await createPost(db, user, {
    ...plannedAt(`${tuesday}T10:00`),
    status: "unconfirmed",
    content: "Nobody knows",
  });
  await createPost(db, user, { ...plannedAt(`${wednesday}T10:00`), status: "cancelled", content: "Not now" });
  const card = ({ id }: { id: string }) => page.locator(`[role=grid] [data-post="${id}"]`);
  await world.login(page);
  await page.goto(week(monday));
  await expect(card(planned)).toBeVisible();
  await page.getByRole("button", { name: t("calendar:filter.title"), exact: true }).focus();
  await page.keyboard.press("Enter");
  const item = (name: "planned" | "cancelled") =>
    page.getByRole("menuitemcheckbox", { name: t(`calendar:filter.groups.${name}`), exact: true });
  await expect(item("planned")).toBeFocused();
  await expect(item("planned")).toBeChecked();
  await expect(item("cancelled")).not.toBeChecked();
  // Space and Enter keep the menu open.
  await page.keyboard.press("Space");
  await expect(card(planned)).toHaveCount(0);
  await expect(item("planned")).not.toBeChecked();
  await expectAccessible(page, "calendar-filter");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(card(unclear)).toBeVisible();
  await expect(card(planned)).toHaveCount(0);
  await expect(page.getByText(t("calendar:filter.hidden", { count: 2 }))).toBeVisible();
  const named = `${t("calendar:filter.title")}: ${t("calendar:filter.shown", { shown: 2, all: 4 })}`;
  await expect(page.getByRole("button", { name: named, exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("calendar:filter.showAll"), exact: true }).click();
  await expect(card(planned)).toBeVisible();
});
