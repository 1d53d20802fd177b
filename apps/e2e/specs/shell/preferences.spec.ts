import { createPost } from "@takt/db/testing/factories/create-post";
import type { Page } from "@playwright/test";
import { berlinTime } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized, type Localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

// The browser's time zone and hour cycle differ from the user's.
test.use({ timezoneId: "America/New_York", locale: "en-US" });

const DE = localized("de");
/** Times and weekdays as each language writes them. */
const FORMATS = {
  en: {
    am: "am",
    pm: "pm",
    first: { monday: "Mo", sunday: "Su", saturday: "Sa" },
    long: { monday: "Monday", sunday: "Sunday", saturday: "Saturday" },
  },
  de: {
    am: "AM",
    pm: "PM",
    first: { monday: "Mo", sunday: "So", saturday: "Sa" },
    long: { monday: "Montag", sunday: "Sonntag", saturday: "Samstag" },
  },
} as const;

/** Schedules a post for an afternoon of the next month; returns its content, month and time. */
async function seedScheduledPost({ db, user }: World) {
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 13, 5));
  const content = `Planned for the afternoon ${at.getTime()}`;
  await createPost(db, user, { status: "scheduled", scheduledAt: at, content });
  const { date, time } = berlinTime(at);
  return { content, month: date.slice(0, 7), time };
}

/** Opens the post's sheet from the calendar, and then the dialog that reschedules it. */
async function openScheduleDialog(page: Page, { t }: Localized, content: string) {
  await page.locator("[data-post]").filter({ hasText: content, visible: true }).click();
  const name = t("posts:schedule.titleMove");
  await page.getByRole("button", { name: t("posts:actions.reschedule"), exact: true }).click();
  return page.getByRole("dialog", { name, exact: true });
}

/** Hour cycles with the languages to test: each language where the format differs. */
const HOURS = [
  ["auto", EVERY_LANGUAGE],
  ["h23", [DE]],
  ["h12", EVERY_LANGUAGE],
] as const;

for (const [hourCycle, languages] of HOURS)
  for (const each of languages)
    test(`the list, the calendar and the schedule dialog use the hour cycle ${hourCycle} in ${each.language}`, async ({
      page,
      world,
    }) => {
      const { t, at } = each;
      const { am, pm } = FORMATS[each.language];
      const pageErrors: string[] = [];
      page.on("pageerror", (error) => pageErrors.push(error.message));
      await world.db.user.update({ where: { id: world.user.id }, data: { hourCycle } });
      const { content, month, time } = await seedScheduledPost(world);
      const twelve = hourCycle === "h12";
      const shown = twelve ? `${Number(time.slice(0, 2)) - 12}:05 ${pm}` : time;
      await world.login(page);

      await page.goto(at("/app/posts"));
      const row = page.getByRole("row").filter({ hasText: content });
      await expect(row).toContainText(`, ${shown}`);

      await page.goto(at(`/app/content/calendar?view=month&date=${month}-15`));
      const chip = page.locator("[data-post]").filter({ hasText: content, visible: true });
      await expect(chip).toContainText(shown);

      const dialog = await openScheduleDialog(page, each, content);
      const echo = dialog.getByTestId("slot-echo");
      await expect(echo).toContainText(`, ${shown} (Europe/Berlin)`);
      const nine = `9:00${twelve ? ` ${am}` : ""}`;
      const presets = dialog.getByRole("group", { name: t("posts:schedule.presets"), exact: true });
      await expect(presets).toContainText(t("posts:schedule.tomorrow", { time: nine }));
      await dialog.getByRole("button", { name: t("common:time.choose"), exact: true }).click();
      const halfPastTwo = page.locator('[role=menuitem][data-time="14:30"]');
      await expect(halfPastTwo).toHaveText(twelve ? `2:30 ${pm}` : "14:30");
      await halfPastTwo.click();
      await expect(echo).toContainText(twelve ? `, 2:30 ${pm} (` : ", 14:30 (");
      // The browser hydrates the server's HTML without an error.
      expect(pageErrors).toEqual([]);
    });

test("an hour cycle chosen in the settings applies without a reload", async ({ page, world }) => {
  const { t, at } = DE;
  const { content, time } = await seedScheduledPost(world);
  await world.login(page);
  await page.goto(at("/app/posts"));
  const row = page.getByRole("row").filter({ hasText: content });
  await expect(row).toContainText(`, ${time}`);
  await page.goto(at("/app/user/settings?tab=general"));
  // A reload would remove this attribute.
  await page.evaluate(() => (document.documentElement.dataset.here = "still"));
  await page.getByRole("radio", { name: t("settings:general.timeFormats.h12"), exact: true }).click();
  await expect(page.getByText(t("common:saveNote.saved"), { exact: true }).first()).toBeVisible();
  await page
    .getByRole("link", { name: t("shell:posts"), exact: true })
    .first()
    .click();
  await expect(row).toContainText(`, ${Number(time.slice(0, 2)) - 12}:05 PM`);
  await expect(page.locator("html")).toHaveAttribute("data-here", "still");
});

/** Week starts with the languages to test: each language once for the weekday names. */
const WEEKS = [
  ["monday", [DE]],
  ["sunday", EVERY_LANGUAGE],
  ["saturday", [DE]],
] as const;

for (const [weekStart, languages] of WEEKS)
  for (const each of languages)
    test(`weeks start on ${weekStart} in the calendar and the date picker in ${each.language}`, async ({
      page,
      world,
    }) => {
      const { t, at } = each;
      const { first, long } = FORMATS[each.language];
      await world.db.user.update({ where: { id: world.user.id }, data: { weekStart } });
      const { content, month } = await seedScheduledPost(world);
      await world.login(page);
      await page.goto(at("/app/content/calendar?view=month&date=2027-09-15"));
      await expect(page.getByRole("columnheader").first()).toHaveAccessibleName(long[weekStart]);
      // 15 September 2027 is a Wednesday.
      const day = (date: number) => page.locator(`[data-day="2027-09-${date}"]`);
      const firstDay = { monday: 13, sunday: 12, saturday: 11 }[weekStart];
      await day(15).focus();
      await page.keyboard.press("Home");
      await expect(day(firstDay)).toBeFocused();
      await page.keyboard.press("End");
      await expect(day(firstDay + 6)).toBeFocused();

      await page.goto(at(`/app/content/calendar?view=month&date=${month}-15`));
      const dialog = await openScheduleDialog(page, each, content);
      await dialog.getByRole("button", { name: t("common:date.choose"), exact: true }).click();
      await expect(page.locator("table thead th").first()).toHaveText(first[weekStart]);
    });

test("the preview shows the user's chosen name and headline", async ({ page, world }) => {
  const { t, at } = DE;
  const data = {
    displayName: "Ada Lovelace-Byron",
    headline: "Schreibt über Maschinen, die es noch nicht gibt",
  };
  await world.db.user.update({ where: { id: world.user.id }, data });
  const post = await createPost(world.db, world.user, { content: "Eine Maschine" });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  const preview = page.getByRole("region", { name: t("posts:preview.title"), exact: true });
  await expect(preview).toContainText(data.displayName);
  await expect(preview).toContainText(data.headline);
  await expectAccessible(page, "preview-headline");

  await world.db.user.update({
    where: { id: world.user.id },
    data: { displayName: null, headline: null },
  });
  await page.reload();
  await expect(preview).toContainText("Eine Maschine");
  await expect(preview).not.toContainText(data.displayName);
  await expect(preview).not.toContainText(data.headline);
});
