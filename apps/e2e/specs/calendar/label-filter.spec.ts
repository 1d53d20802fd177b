import type { Page } from "@playwright/test";
import { createLabel } from "@takt/db/testing/factories/create-label";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { nextWeek, plannedAt } from "./next-week";

const { t, at } = localized("de");
const [monday = "", tuesday = "", wednesday = ""] = nextWeek();
const calendar = (search: string) =>
  at(`/app/content/calendar?date=${monday}${search}` as "/app/content/calendar");
const chosen = (name: string) => t("labels:filter.current", { name });
const filter = (page: Page, name = t("labels:filter.button")) =>
  page.getByRole("button", { name, exact: true });
const shownIn = (page: Page, id: string) =>
  page.locator(`:is([role=grid], [data-testid=day-list]) [data-post="${id}"]`).filter({ visible: true });

/** A post of the series and one without a label, planned, and a cancelled post of the series. */
async function prepare({ db, user }: World) {
  const series = await createLabel(db, user, { name: "Reihe" });
  const label = (postId: string) => db.postLabel.create({ data: { postId, labelId: series.id } });
  const labeled = await createPost(db, user, { ...plannedAt(`${monday}T10:00`), content: "Aus der Reihe" });
  const other = await createPost(db, user, { ...plannedAt(`${tuesday}T10:00`), content: "Etwas anderes" });
  const cancelled = {
    ...plannedAt(`${wednesday}T10:00`),
    status: "cancelled" as const,
    content: "Doch nicht",
  };
  await label(labeled.id);
  await label((await createPost(db, user, cancelled)).id);
  return { series, labeled, other };
}

test("the calendar shows the posts of a label in each view, and says how many it hides", async ({
  page,
  world,
}) => {
  const { labeled, other } = await prepare(world);
  await page.setViewportSize({ width: 1440, height: 900 });
  await world.login(page);
  await page.goto(calendar(""));
  await expect(shownIn(page, other.id)).toBeVisible();
  await filter(page).click();
  await expectAccessible(page, "calendar-label-menu");
  await page.getByRole("menuitem", { name: "Reihe", exact: true }).click();
  await expect(shownIn(page, other.id)).toHaveCount(0);
  await expect(shownIn(page, labeled.id)).toBeVisible();
  await expect(filter(page, chosen("Reihe"))).toBeVisible();
  // The cancelled post of the label, too.
  await expect(page.getByText(t("calendar:filter.hidden", { count: 2 }))).toBeVisible();
  await expectAccessible(page, "calendar-labeled");
  for (const view of ["month", "list"] as const) {
    await page.getByRole("radio", { name: t(`calendar:views.${view}`), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
    await expect(shownIn(page, labeled.id)).toBeVisible();
    await expect(shownIn(page, other.id)).toHaveCount(0);
  }
  await page.reload();
  await expect(shownIn(page, labeled.id)).toBeVisible();
  await expect(shownIn(page, other.id)).toHaveCount(0);
  await page.getByRole("button", { name: t("calendar:filter.showAll"), exact: true }).click();
  await expect(shownIn(page, other.id)).toBeVisible();
  await expect(filter(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.has("label")).toBe(false);
});

test("on a phone the list of days has the posts of the label of the URL", async ({ page, world }) => {
  const { series, labeled, other } = await prepare(world);
  await page.setViewportSize({ width: 390, height: 844 });
  await world.login(page);
  await page.goto(calendar(`&label=${series.id}`));
  await expect(shownIn(page, labeled.id)).toBeVisible();
  await expect(shownIn(page, other.id)).toHaveCount(0);
  await expectAccessible(page, "calendar-labeled-phone");
});

test("a label that the member does not have filters nothing", async ({ page, world }) => {
  const { series, other } = await prepare(world);
  await world.db.label.update({
    where: { id: series.id },
    data: { deletedAt: new Date(), foldedName: null },
  });
  await world.login(page);
  await page.goto(calendar(`&label=${series.id}`));
  await expect(shownIn(page, other.id)).toBeVisible();
});
