import { createPost } from "@takt/db/testing/factories/create-post";
import type { Page } from "@playwright/test";
import { berlinTime } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES, type Language } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";

// Neither the zone nor the hours of the browser are the user's.
test.use({ timezoneId: "America/New_York", locale: "en-US" });

const TEXTS = {
  en: {
    pm: "pm",
    am: "am",
    changeTime: "Change time",
    chooseTime: "Choose a time",
    chooseDay: "Choose a day",
    presets: "Suggestions",
    tomorrow: "Tomorrow",
    preview: "Approximate preview",
    twelveHours: "12 hours",
    saved: "Saved",
    posts: "Posts",
    firstDays: { monday: "Mo", sunday: "Su", saturday: "Sa" },
    longDays: { monday: "Monday", sunday: "Sunday", saturday: "Saturday" },
  },
  de: {
    pm: "PM",
    am: "AM",
    changeTime: "Zeit ändern",
    chooseTime: "Uhrzeit auswählen",
    chooseDay: "Tag auswählen",
    presets: "Vorschläge",
    tomorrow: "Morgen",
    preview: "Ungefähre Vorschau",
    twelveHours: "12 Stunden",
    saved: "Gespeichert",
    posts: "Beiträge",
    firstDays: { monday: "Mo", sunday: "So", saturday: "Sa" },
    longDays: { monday: "Montag", sunday: "Sonntag", saturday: "Samstag" },
  },
} as const;

/** A post planned for an afternoon of the next month, with its month and its time. */
async function plan({ db, user }: World) {
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 13, 5));
  const content = `Planned for the afternoon ${at.getTime()}`;
  await createPost(db, user, { status: "scheduled", scheduledAt: at, content });
  const { date, time } = berlinTime(at);
  return { content, month: date.slice(0, 7), time };
}

/** From the calendar: the post's sheet, then the dialog that changes its time. */
async function openScheduleDialog(page: Page, language: Language, content: string) {
  await page
    .getByRole("button", { name: new RegExp(content) })
    .first()
    .click();
  const t = TEXTS[language];
  await page.getByRole("button", { name: t.changeTime, exact: true }).click();
  return page.getByRole("dialog", { name: t.changeTime, exact: true });
}

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  for (const hourCycle of ["auto", "h23", "h12"] as const)
    test(`${language}, ${hourCycle}: the same hours in the list, the calendar and the schedule dialog`, async ({
      page,
      world,
    }) => {
      const broken: string[] = [];
      page.on("pageerror", (error) => broken.push(error.message));
      await world.db.user.update({ where: { id: world.user.id }, data: { hourCycle } });
      const { content, month, time } = await plan(world);
      const twelve = hourCycle === "h12";
      const shown = twelve ? `${Number(time.slice(0, 2)) - 12}:05 ${t.pm}` : time;
      await world.login(page);

      await page.goto(inLanguage(language, "/app/posts"));
      const row = page.getByRole("row").filter({ hasText: content });
      await expect(row).toContainText(`, ${shown}`);

      await page.goto(inLanguage(language, `/app/content/calendar?month=${month}`));
      const chip = page.getByRole("button", { name: new RegExp(content) }).first();
      await expect(chip).toContainText(shown);
      await page.waitForLoadState("networkidle");

      const dialog = await openScheduleDialog(page, language, content);
      await expect(dialog.getByTestId("slot-echo")).toContainText(`, ${shown} (Europe/Berlin)`);
      await expect(dialog.getByRole("group", { name: t.presets })).toContainText(
        `${t.tomorrow} 9:00${twelve ? ` ${t.am}` : ""}`,
      );
      await dialog.getByRole("button", { name: t.chooseTime }).click();
      const halfPastTwo = page.locator('[role=menuitem][data-time="14:30"]');
      await expect(halfPastTwo).toHaveText(twelve ? `2:30 ${t.pm}` : "14:30");
      await halfPastTwo.click();
      await expect(dialog.getByTestId("slot-echo")).toContainText(twelve ? `, 2:30 ${t.pm} (` : ", 14:30 (");
      // What the server wrote is what the browser found.
      expect(broken).toEqual([]);
    });

  test(`${language}: hours chosen in the settings are followed without a reload`, async ({ page, world }) => {
    const { content, time } = await plan(world);
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    const row = page.getByRole("row").filter({ hasText: content });
    await expect(row).toContainText(`, ${time}`);
    await page.goto(inLanguage(language, "/app/user/settings?tab=general"));
    await page.waitForLoadState("networkidle");
    // A reload would forget this.
    await page.evaluate(() => (document.documentElement.dataset.here = "still"));
    await page.getByRole("radio", { name: t.twelveHours, exact: true }).click();
    await expect(page.getByText(t.saved, { exact: true }).first()).toBeVisible();
    await page.getByRole("link", { name: t.posts, exact: true }).first().click();
    await expect(row).toContainText(`, ${Number(time.slice(0, 2)) - 12}:05 ${t.pm}`);
    await expect(page.locator("html")).toHaveAttribute("data-here", "still");
  });

  for (const weekStart of ["monday", "sunday", "saturday"] as const)
    test(`${language}: weeks begin on ${weekStart} in the calendar and where a day is chosen`, async ({
      page,
      world,
    }) => {
      await world.db.user.update({ where: { id: world.user.id }, data: { weekStart } });
      const { content, month } = await plan(world);
      await world.login(page);
      await page.goto(inLanguage(language, "/app/content/calendar?month=2027-09"));
      await expect(page.getByRole("columnheader").first()).toHaveAccessibleName(t.longDays[weekStart]);
      await page.waitForLoadState("networkidle");
      // 15 September 2027 is a Wednesday.
      const day = (date: number) => page.locator(`[data-day="2027-09-${date}"]`);
      const first = { monday: 13, sunday: 12, saturday: 11 }[weekStart];
      await expect(async () => {
        await day(15).focus();
        await page.keyboard.press("Home");
        await expect(day(first)).toBeFocused({ timeout: 2000 });
      }).toPass();
      await page.keyboard.press("End");
      await expect(day(first + 6)).toBeFocused();
      if (weekStart === "sunday") await expectAccessible(page, `calendar-sunday-${language}`);

      await page.goto(inLanguage(language, `/app/content/calendar?month=${month}`));
      await page.waitForLoadState("networkidle");
      const dialog = await openScheduleDialog(page, language, content);
      await dialog.getByRole("button", { name: t.chooseDay }).click();
      await expect(page.locator("table thead th").first()).toHaveText(t.firstDays[weekStart]);
    });

  test(`${language}: the preview has the name and the headline of the user's choice`, async ({
    page,
    world,
  }) => {
    const data = {
      displayName: "Ada Lovelace-Byron",
      headline: "Writes about engines that do not exist yet",
    };
    await world.db.user.update({ where: { id: world.user.id }, data });
    const post = await createPost(world.db, world.user, { content: "An engine" });
    await world.login(page);
    await page.goto(inLanguage(language, `/app/content/edit/${post.id}`));
    const preview = page.getByRole("region", { name: t.preview });
    await expect(preview).toContainText(data.displayName);
    await expect(preview).toContainText(data.headline);
    await page.waitForLoadState("networkidle");
    await expectAccessible(page, `preview-headline-${language}`);

    await world.db.user.update({
      where: { id: world.user.id },
      data: { displayName: null, headline: null },
    });
    await page.reload();
    await expect(preview).toContainText("An engine");
    await expect(preview).not.toContainText(data.displayName);
    await expect(preview).not.toContainText(data.headline);
  });
}
