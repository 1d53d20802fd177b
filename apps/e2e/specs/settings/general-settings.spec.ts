import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES, type Language } from "../../fixtures/in-language";
import { holdKey } from "../../fixtures/hold-key";
import { expect, test, type World } from "../../fixtures/world";

const TEXTS = {
  en: {
    week: "Week starts on",
    sunday: "Sunday",
    saturday: "Saturday",
    time: "Time format",
    h12: "12 hours",
    example: "Example: Mon, 23 Nov 2026, 2:30\u00a0pm",
    zone: "Time zone",
    keys: "Shortcuts of a single key",
    sheet: "Show keyboard shortcuts",
    theme: "Appearance",
    dark: "Dark",
    saved: "Saved",
    notSaved: /^Not saved\./,
    retry: "Try again",
    language: "Language",
    sections: "Settings",
    subscription: "Subscription",
    unfinished: "Left unfinished",
    finish: "Finish setting up",
    finished: "Finished",
  },
  de: {
    week: "Wochenbeginn",
    sunday: "Sonntag",
    saturday: "Samstag",
    time: "Uhrzeitformat",
    h12: "12 Stunden",
    example: "Beispiel: Mo., 23. Nov. 2026, 2:30\u00a0PM",
    zone: "Zeitzone",
    keys: "Kürzel aus einer einzelnen Taste",
    sheet: "Tastenkürzel anzeigen",
    theme: "Darstellung",
    dark: "Dunkel",
    saved: "Gespeichert",
    notSaved: /^Nicht gespeichert\./,
    retry: "Erneut versuchen",
    language: "Sprache",
    sections: "Einstellungen",
    subscription: "Abonnement",
    unfinished: "Nicht zu Ende geführt",
    finish: "Einrichtung abschließen",
    finished: "Abgeschlossen",
  },
} as const;
const LANGUAGE_NAMES = { en: "English", de: "Deutsch" };

async function open(page: Page, world: World, language: Language) {
  await world.login(page);
  await page.goto(inLanguage(language, "/app/user/settings"));
  await page.waitForLoadState("networkidle");
}

/** A group of choices, and the note that says where saving it stands. */
function choices(page: Page, name: string) {
  const group = page.getByRole("radiogroup", { name, exact: true });
  const row = group.locator("..");
  return {
    row,
    choice: (label: string) => group.getByRole("radio", { name: label, exact: true }),
    note: row.locator("[data-save-state]"),
  };
}

const rowOf = ({ db, user }: World) => db.user.findUniqueOrThrow({ where: { id: user.id } });

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  test(`${language}: each field saves itself and survives a reload`, async ({ page, world }) => {
    await open(page, world, language);
    const [week, time] = [choices(page, t.week), choices(page, t.time)];
    await week.choice(t.sunday).click();
    await expect(week.note).toHaveText(t.saved);
    await time.choice(t.h12).click();
    await expect(time.note).toHaveText(t.saved);
    await expect(time.row).toContainText(t.example);
    const zone = page.getByRole("combobox", { name: t.zone, exact: true });
    await zone.fill("new york");
    await zone.press("Enter");
    const keys = page.getByRole("switch", { name: t.keys, exact: true });
    await keys.click();
    await expect
      .poll(async () => rowOf(world))
      .toMatchObject({
        weekStart: "sunday",
        hourCycle: "h12",
        timezone: "America/New_York",
        shortcuts: false,
      });
    await expect(page.locator("[data-save-state=saved]")).toHaveCount(4);
    await expectAccessible(page, `settings-general-saved-${language}`);

    await page.reload();
    await expect(week.choice(t.sunday)).toBeChecked();
    await expect(time.choice(t.h12)).toBeChecked();
    await expect(zone).toHaveValue("America/New York");
    await expect(keys).not.toBeChecked();
    await page.getByRole("button", { name: t.sheet, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test(`${language}: what could not be saved is said, kept, and saved by trying again`, async ({
    page,
    world,
  }) => {
    await open(page, world, language);
    const week = choices(page, t.week);
    await page.route(/api\/trpc\/.*updateSettings/, (route) => route.abort());
    await week.choice(t.saturday).click();
    await expect(week.note).toHaveText(t.notSaved);
    await expect(week.choice(t.saturday)).toBeChecked();
    expect((await rowOf(world)).weekStart).toBe("monday");
    await expectAccessible(page, `settings-general-failed-${language}`);

    await page.unroute(/api\/trpc\/.*updateSettings/);
    await week.row.getByRole("button", { name: t.retry, exact: true }).click();
    await expect(week.note).toHaveText(t.saved);
    expect((await rowOf(world)).weekStart).toBe("saturday");
  });

  test(`${language}: leaving inside the app right after a choice does not lose it; by keyboard`, async ({
    page,
    world,
  }) => {
    await open(page, world, language);
    const week = choices(page, t.week);
    await week.row.getByRole("radio", { checked: true }).focus();
    await holdKey(page, "ArrowRight", week.choice(t.sunday));
    await expect(week.choice(t.sunday)).toBeChecked();
    const tabs = page.getByRole("navigation", { name: t.sections, exact: true });
    await tabs.getByRole("link", { name: t.subscription, exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/tab=subscription/);
    await expect.poll(async () => (await rowOf(world)).weekStart).toBe("sunday");
    await page.goBack();
    await expect(week.choice(t.sunday)).toBeChecked();
  });

  test(`${language}: a theme is there at once, and in the first answer of the server`, async ({
    page,
    world,
  }) => {
    await open(page, world, language);
    const theme = choices(page, t.theme);
    await theme.choice(t.dark).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(theme.note).toHaveText(t.saved);
    const first = await page.request.get(inLanguage(language, "/app/user/settings"));
    expect(await first.text()).toMatch(/<html[^>]* data-theme="dark"/);
    await page.reload();
    await expect(theme.choice(t.dark)).toBeChecked();
  });

  test(`${language}: the other language keeps the tab, and what was just chosen`, async ({ page, world }) => {
    const other: Language = language === "en" ? "de" : "en";
    await world.login(page);
    await page.goto(inLanguage(language, "/app/user/settings?tab=general"));
    await page.waitForLoadState("networkidle");
    await choices(page, t.week).choice(t.sunday).click();
    await choices(page, t.language).choice(LANGUAGE_NAMES[other]).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page).toHaveURL(/\/app\/user\/settings\?tab=general$/);
    await expect(choices(page, TEXTS[other].language).choice(LANGUAGE_NAMES[other])).toBeChecked();
    await expect(choices(page, TEXTS[other].week).choice(TEXTS[other].sunday)).toBeChecked();
    expect(await rowOf(world)).toMatchObject({ preferredLanguage: other, weekStart: "sunday" });
  });

  test(`${language}: setting up can be finished from here, and says when it is`, async ({ page, world }) => {
    const { db, user } = world;
    await db.user.update({
      where: { id: user.id },
      data: { onboardingCompleted: false, onboardingSkippedAt: new Date(), onboardingStep: "topics" },
    });
    await open(page, world, language);
    await expect(page.getByText(t.unfinished, { exact: true })).toBeVisible();
    await expectAccessible(page, `settings-general-unfinished-${language}`);
    await page.getByRole("button", { name: t.finish, exact: true }).click();
    await page.waitForURL(/\/app\/onboarding/);

    await db.user.update({ where: { id: user.id }, data: { onboardingCompleted: true } });
    await page.goto(inLanguage(language, "/app/user/settings"));
    await expect(page.getByText(t.finished, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: t.finish, exact: true })).toHaveCount(0);
  });
}
