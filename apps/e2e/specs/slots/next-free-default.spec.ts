import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { berlinTime } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized, type Localized } from "../../fixtures/localized";
import { numericDay } from "../../fixtures/numeric-day";
import { expect, test, type World } from "../../fixtures/world";

const DAY_MS = 86_400_000;
const EN = localized("en");

/** The member's one slot of the week: the day in three days at 10:20. Returns that day and the next one. */
async function createSlot({ db, user }: World): Promise<{ day: string; without: string }> {
  const [day, without] = [3, 4].map((days) => berlinTime(new Date(Date.now() + days * DAY_MS)).date);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
  const { id: userId, workspaceId } = user;
  await db.slotSettings.create({ data: { userId, workspaceId, areChosen: true } });
  await db.weeklySlot.create({ data: { userId, workspaceId, weekday, time: "10:20" } });
  return { day: day!, without: without! };
}

/** The schedule dialog of a page, and its fields. */
function dialogOn(page: Page, { t }: Localized) {
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  const field = (key: "when" | "date" | "time") =>
    dialog.getByRole("textbox", { name: t(`posts:schedule.${key}`), exact: true });
  return {
    dialog,
    open: () => page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click(),
    when: field("when"),
    date: field("date"),
    time: field("time"),
    echo: dialog.getByTestId("slot-echo"),
  };
}

for (const each of EVERY_LANGUAGE)
  test(`the schedule dialog begins with the next free slot, which Enter takes, in ${each.language}`, async ({
    page,
    world,
  }) => {
    const { t, at, language } = each;
    const { day } = await createSlot(world);
    const { id } = await createPost(world.db, world.user, { content: "For the next slot" });
    await world.login(page);
    await page.goto(at(`/app/content/edit/${id}`));
    const { dialog, open, when, date, time, echo } = dialogOn(page, each);
    await open();
    await expect(echo).toContainText(", 10:20 (Europe/Berlin), ");
    await expect(echo).toContainText(t("posts:schedule.suggested.next"));
    await expect(date).toHaveValue(numericDay(language, day));
    await expect(time).toHaveValue("10:20");
    await expect(when).toHaveValue("");
    await expect(when).toBeFocused();
    await expectAccessible(page, `next-free-default-${language}`);
    // Nothing was entered that could be lost.
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await open();
    await expect(time).toHaveValue("10:20");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => world.db.post.findUnique({ where: { id }, select: { status: true, scheduledWall: true } }))
      .toEqual({ status: "scheduled", scheduledWall: `${day}T10:20` });
  });

test("a day of the calendar begins with its free slot, and without one it asks for a time", async ({
  page,
  world,
}) => {
  const { t, at } = EN;
  const { day, without } = await createSlot(world);
  const { id } = await createPost(world.db, world.user, { content: "For a day" });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${id}?day=${day}`));
  const { dialog, open, date, time, echo } = dialogOn(page, EN);
  await open();
  await expect(time).toHaveValue("10:20");
  await expect(echo).toContainText(t("posts:schedule.suggested.ofDay"));

  await page.goto(at(`/app/content/edit/${id}?day=${without}`));
  await open();
  await expect(date).toHaveValue(numericDay("en", without));
  // The slots are known.
  await expect(dialog.getByRole("list", { name: t("slots:next.title"), exact: true })).toBeVisible();
  await expect(time).toHaveValue("");
  await dialog.getByRole("button", { name: t("posts:schedule.submit"), exact: true }).click();
  await expect(dialog.getByText(t("posts:schedule.problems.time_required"), { exact: true })).toBeVisible();
});
