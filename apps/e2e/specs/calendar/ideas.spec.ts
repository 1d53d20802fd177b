import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { bookmarkTopic } from "../../harness/bookmark-topic";
import { dragOver } from "./drag-over";
import { nextWeek } from "./next-week";

const { t, at } = localized("de");
const calendar = (search: string) => at(`/app/content/calendar${search}` as "/app/content/calendar");
const TITLE = "A topic to write about";
const IDEAS = /^Ideen 1$/;
const write = t("calendar:tray.write", { title: TITLE });

/** A member with a draft, an idea, and a slot on every day at ten past midnight. */
async function prepare({ db, user }: World) {
  await createPost(db, user, { content: "Ein Entwurf" });
  await bookmarkTopic(db, user);
  const { id: userId, workspaceId } = user;
  await db.slotSettings.create({ data: { userId, workspaceId, areChosen: true } });
  for (const weekday of [1, 2, 3, 4, 5, 6, 7])
    await db.weeklySlot.create({ data: { userId, workspaceId, weekday, time: "00:10" } });
}

test("an idea is dragged from the tray to a time, which its editor offers", async ({ page, world }) => {
  const [, tuesday = ""] = nextWeek();
  await prepare(world);
  await page.setViewportSize({ width: 1440, height: 1100 });
  await world.login(page);
  await page.goto(calendar(`?date=${tuesday}`));
  const tray = page.getByRole("region", { name: t("calendar:tray.title"), exact: true });
  await expect(tray.getByRole("link", { name: "Ein Entwurf", exact: true })).toBeVisible();
  await tray.getByRole("radio", { name: IDEAS }).click();
  const idea = tray.locator("[data-idea]");
  await expect(idea).toContainText(TITLE);
  await expect(tray.getByRole("link", { name: "Ein Entwurf", exact: true })).toHaveCount(0);
  // A reload keeps the tab.
  await page.reload();
  await expect(idea).toContainText(TITLE);
  await dragOver(page, idea, page.locator(`[role=gridcell][data-day="${tuesday}"]`), 11);
  await expect(page.locator("[data-drop]")).toHaveAttribute("data-drop", `${tuesday}T11:00`);
  await page.mouse.up();
  await page.waitForURL((url) => url.searchParams.get("day") === `${tuesday}T11:00`);
  await expect(page.getByRole("textbox", { name: t("posts:editor.text"), exact: true })).toHaveValue(TITLE);
});

test("an idea is written for a free slot by keys alone", async ({ page, world }) => {
  await prepare(world);
  await page.setViewportSize({ width: 1440, height: 1100 });
  await world.login(page);
  await page.goto(calendar("?tray=drafts"));
  const tray = page.getByRole("region", { name: t("calendar:tray.title"), exact: true });
  await tray.getByRole("radio", { name: /^Entwürfe 1$/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tray.getByRole("radio", { name: IDEAS })).toBeFocused();
  const menu = tray.getByRole("button", { name: write, exact: true });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  const first = page
    .getByRole("menuitem", { name: /^Für (Mo|Di|Mi|Do|Fr|Sa|So)\. 00:10 schreiben$/ })
    .first();
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/app\/content\/edit\/[^?]+\?day=\d{4}-\d\d-\d\dT00:10$/);
});

test("a narrow screen pulls drafts and ideas up, and an idea is written without a time", async ({
  page,
  world,
}) => {
  await prepare(world);
  await page.setViewportSize({ width: 390, height: 844 });
  await world.login(page);
  await page.goto(calendar(""));
  await expect(page.getByText("1 Entwurf, 1 Idee", { exact: true })).toBeInViewport();
  await page.getByRole("button", { name: t("calendar:tray.place"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: t("calendar:tray.title"), exact: true });
  await sheet.getByRole("radio", { name: IDEAS }).click();
  await expect(sheet.locator("[data-idea]")).toContainText(TITLE);
  await expectAccessible(page, "calendar-ideas");
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole("button", { name: write, exact: true }).click();
  await page.getByRole("menuitem", { name: t("calendar:tray.writeAnytime"), exact: true }).click();
  await page.waitForURL(/\/app\/content\/edit\/[^?]+$/);
});

test("the tab of the ideas is accessible beside the week", async ({ page, world }) => {
  await prepare(world);
  await page.setViewportSize({ width: 1440, height: 1100 });
  await world.login(page);
  await page.goto(calendar("?tray=ideas"));
  const tray = page.getByRole("region", { name: t("calendar:tray.title"), exact: true });
  await expect(tray.locator("[data-idea]")).toContainText(TITLE);
  await expectAccessible(page, "calendar-tray-ideas");
});
