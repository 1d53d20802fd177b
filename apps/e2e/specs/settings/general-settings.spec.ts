import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized, type Localized } from "../../fixtures/localized";
import { holdKey } from "../../fixtures/hold-key";
import { expect, test, type World } from "../../fixtures/world";

const english = localized("en");
const { t, at } = english;
const SAVED = t("common:saveNote.saved");
const SUNDAY = t("settings:general.weekStarts.sunday");
const TIME_EXAMPLE = {
  en: "Example: Mon, 23 Nov 2026, 2:30\u00a0pm",
  de: "Beispiel: Mo., 23. Nov. 2026, 2:30\u00a0PM",
};

async function open(page: Page, world: World, { at }: Localized = english) {
  await world.login(page);
  await page.goto(at("/app/user/settings"));
}

/** Returns the locators of a group of choices and of its save state. */
function choices(page: Page, name: string) {
  const group = page.getByRole("radiogroup", { name, exact: true });
  const row = group.locator("..");
  return {
    row,
    choice: (label: string) => group.getByRole("radio", { name: label, exact: true }),
    note: row.locator("[data-save-state]"),
  };
}

const getWeek = (page: Page) => choices(page, t("settings:general.weekStart"));
const getRow = ({ db, user }: World) => db.user.findUniqueOrThrow({ where: { id: user.id } });

test("each field is saved automatically and survives a reload", async ({ page, world }) => {
  await open(page, world);
  const [week, time] = [getWeek(page), choices(page, t("settings:general.timeFormat"))];
  const twelveHours = time.choice(t("settings:general.timeFormats.h12"));
  await week.choice(SUNDAY).click();
  await expect(week.note).toHaveText(SAVED);
  await twelveHours.click();
  await expect(time.note).toHaveText(SAVED);
  const zone = page.getByRole("combobox", { name: t("shell:timeZone"), exact: true });
  await zone.fill("new york");
  await zone.press("Enter");
  const keys = page.getByRole("switch", { name: t("settings:general.shortcuts"), exact: true });
  await keys.click();
  await expect
    .poll(async () => getRow(world))
    .toMatchObject({
      weekStart: "sunday",
      hourCycle: "h12",
      timezone: "America/New_York",
      shortcuts: false,
    });
  await expect(page.locator("[data-save-state=saved]")).toHaveCount(4);
  await expectAccessible(page, "settings-general-saved");

  await page.reload();
  await expect(week.choice(SUNDAY)).toBeChecked();
  await expect(twelveHours).toBeChecked();
  await expect(zone).toHaveValue("America/New York");
  await expect(keys).not.toBeChecked();
  await page.getByRole("button", { name: t("shortcuts:open"), exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

for (const each of EVERY_LANGUAGE)
  test(`${each.language}: the example of a time format follows the language`, async ({ page, world }) => {
    await open(page, world, each);
    const time = choices(page, each.t("settings:general.timeFormat"));
    await time.choice(each.t("settings:general.timeFormats.h12")).click();
    await expect(time.row).toContainText(TIME_EXAMPLE[each.language]);
  });

test("a choice that could not be saved shows an error, stays selected and is saved by a retry", async ({
  page,
  world,
}) => {
  await open(page, world);
  const week = getWeek(page);
  const saturday = week.choice(t("settings:general.weekStarts.saturday"));
  await page.route(/api\/trpc\/.*updateSettings/, (route) => route.abort());
  await saturday.click();
  await expect(week.note).toContainText(t("common:saveNote.notSaved"));
  await expect(saturday).toBeChecked();
  expect((await getRow(world)).weekStart).toBe("monday");
  await expectAccessible(page, "settings-general-failed");

  await page.unroute(/api\/trpc\/.*updateSettings/);
  await week.row.getByRole("button", { name: t("common:retry"), exact: true }).click();
  await expect(week.note).toHaveText(SAVED);
  expect((await getRow(world)).weekStart).toBe("saturday");
});

test("a choice is not lost when the user leaves by keyboard right after it", async ({ page, world }) => {
  await open(page, world);
  const week = getWeek(page);
  await week.row.getByRole("radio", { checked: true }).focus();
  await holdKey(page, "ArrowRight", week.choice(SUNDAY));
  await expect(week.choice(SUNDAY)).toBeChecked();
  const tabs = page.getByRole("navigation", { name: t("settings:sections"), exact: true });
  await tabs.getByRole("link", { name: t("settings:tabs.subscription"), exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/tab=subscription/);
  await expect.poll(async () => (await getRow(world)).weekStart).toBe("sunday");
  await page.goBack();
  await expect(week.choice(SUNDAY)).toBeChecked();
});

test("a chosen theme applies at once and in the server's HTML", async ({ page, world }) => {
  await open(page, world);
  const theme = choices(page, t("shell:theme"));
  const dark = theme.choice(t("shell:themes.dark"));
  await dark.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(theme.note).toHaveText(SAVED);
  const first = await page.request.get(at("/app/user/settings"));
  expect(await first.text()).toMatch(/<html[^>]* data-theme="dark"/);
  await page.reload();
  await expect(dark).toBeChecked();
});

for (const from of EVERY_LANGUAGE)
  test(`${from.language}: a language switch keeps the tab and the last choice`, async ({ page, world }) => {
    const to = EVERY_LANGUAGE.find(({ language }) => language !== from.language)!;
    const sundayIn = ({ t }: Localized) =>
      choices(page, t("settings:general.weekStart")).choice(t("settings:general.weekStarts.sunday"));
    const languageIn = ({ t }: Localized) =>
      choices(page, t("common:language")).choice(t(`common:languages.${to.language}`));
    await world.login(page);
    await page.goto(from.at("/app/user/settings?tab=general"));
    await sundayIn(from).click();
    await languageIn(from).click();
    await expect(page.locator("html")).toHaveAttribute("lang", to.language);
    await expect(page).toHaveURL(/\/app\/user\/settings\?tab=general$/);
    await expect(languageIn(to)).toBeChecked();
    await expect(sundayIn(to)).toBeChecked();
    expect(await getRow(world)).toMatchObject({ preferredLanguage: to.language, weekStart: "sunday" });
  });

test("the onboarding can be finished from the settings, which show when it is complete", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  await db.user.update({
    where: { id: user.id },
    data: { onboardingCompleted: false, onboardingSkippedAt: new Date(), onboardingStep: "topics" },
  });
  await open(page, world);
  const state = (name: "skipped" | "completed") =>
    page.getByText(t(`settings:general.onboardingStates.${name}`), { exact: true });
  const finish = page.getByRole("button", { name: t("settings:general.finishOnboarding"), exact: true });
  await expect(state("skipped")).toBeVisible();
  await expectAccessible(page, "settings-general-unfinished");
  await finish.click();
  await page.waitForURL(/\/app\/onboarding/);

  await db.user.update({ where: { id: user.id }, data: { onboardingCompleted: true } });
  await page.goto(at("/app/user/settings"));
  await expect(state("completed")).toBeVisible();
  await expect(finish).toHaveCount(0);
});
