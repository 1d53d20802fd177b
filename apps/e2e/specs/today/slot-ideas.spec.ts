import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { bookmarkTopic } from "../../harness/bookmark-topic";

const { t, at } = localized("de");

test("an idea for a free slot opens the editor with the slot's time", async ({ page, world }) => {
  const { db, user } = world;
  await bookmarkTopic(db, user);
  const { id: userId, workspaceId } = user;
  await db.slotSettings.create({ data: { userId, workspaceId, areChosen: true } });
  // Every day has one, so that the next is tomorrow or the day after, whatever the hour.
  for (const weekday of [1, 2, 3, 4, 5, 6, 7])
    await db.weeklySlot.create({ data: { userId, workspaceId, weekday, time: "00:10" } });
  await world.login(page);
  await page.goto(at("/app"));
  const section = page.getByRole("region", { name: t("today:ideas.title"), exact: true });
  await expect(section.getByRole("listitem")).toHaveCount(1);
  const button = section.getByRole("button", { name: /^Für (Mo|Di|Mi|Do|Fr|Sa|So)\. 00:10 schreiben/ });
  await expect(button).toBeVisible();
  await expectAccessible(page, "today-ideas");

  await button.click();
  await page.waitForURL(/\/app\/content\/edit\/[^?]+\?day=\d{4}-\d\d-\d\dT00:10$/);
  await expect(page.getByRole("textbox", { name: t("posts:editor.text"), exact: true })).toHaveValue(
    "A topic to write about",
  );
  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  await expect(dialog.getByTestId("slot-echo")).toContainText("00:10");
});

test("without an idea, or without a free slot, nothing is said of either", async ({ page, world }) => {
  const { db, user } = world;
  await world.login(page);
  await page.goto(at("/app"));
  const section = page.getByRole("region", { name: t("today:ideas.title"), exact: true });
  const week = page.getByRole("region", { name: t("today:week.title"), exact: true });
  await expect(week).toContainText("09:00");
  await expect(section).toHaveCount(0);

  await bookmarkTopic(db, user);
  await page.reload();
  await expect(section).toHaveCount(1);
  await db.slotSettings.create({
    data: { userId: user.id, workspaceId: user.workspaceId, areChosen: true },
  });
  await page.reload();
  await expect(week).toBeVisible();
  await expect(section).toHaveCount(0);
});
