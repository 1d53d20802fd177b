import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { berlinTime } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized, type Localized } from "../../fixtures/localized";
import { noonTimeZone } from "../../fixtures/noon-time-zone";
import { numericDay } from "../../fixtures/numeric-day";
import { expect, test, type World } from "../../fixtures/world";

const DAY_MS = 86_400_000;
const DE = localized("de");
const EN = localized("en");
const PHRASES = { en: "day after tomorrow at half past eight", de: "übermorgen um halb neun" } as const;

/** Opens the schedule dialog of a new draft; returns its fields. */
async function openDialog(page: Page, { db, user, login }: World, { t, at }: Localized) {
  const { id } = await createPost(db, user, { content: "In words", status: "draft", scheduling: 0 });
  await login(page);
  await page.goto(at(`/app/content/edit/${id}`));
  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  const field = (key: "when" | "date" | "time") =>
    dialog.getByRole("textbox", { name: t(`posts:schedule.${key}`), exact: true });
  const slot = () => db.post.findUnique({ where: { id }, select: { status: true, scheduledWall: true } });
  return {
    dialog,
    slot,
    when: field("when"),
    date: field("date"),
    time: field("time"),
    echo: dialog.getByTestId("slot-echo"),
  };
}

for (const each of EVERY_LANGUAGE)
  test(`a post is scheduled by words and Enter alone in ${each.language}`, async ({ page, world }) => {
    const { when, date, time, echo, slot, dialog } = await openDialog(page, world, each);
    await expect(when).toBeFocused();
    await page.keyboard.type(PHRASES[each.language]);
    const day = berlinTime(new Date(Date.now() + 2 * DAY_MS)).date;
    await expect(echo).toContainText(", 08:30 (Europe/Berlin), ");
    await expect(date).toHaveValue(numericDay(each.language, day));
    await expect(time).toHaveValue("08:30");
    await expectAccessible(page, `natural-time-${each.language}`);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect.poll(slot).toEqual({ status: "scheduled", scheduledWall: `${day}T08:30` });
  });

test("a time that has passed is refused, and its suggestion is a button", async ({ page, world }) => {
  const zone = noonTimeZone();
  await world.db.user.update({ where: { id: world.user.id }, data: { timezone: zone } });
  const { when, date, echo, dialog, slot } = await openDialog(page, world, EN);
  await when.fill("today 8am");
  await expect(dialog.getByText(EN.t("posts:schedule.refusals.slot_in_past"), { exact: true })).toBeVisible();
  await expect(when).toHaveAttribute("aria-invalid", "true");
  await expect(echo).toHaveText("");
  await expectAccessible(page, "natural-time-refused");
  await page.keyboard.press("Enter");
  await expect(when).toBeFocused();
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(
    Date.now() + DAY_MS,
  );
  await dialog.getByRole("button", { name: /^Take .+, 08:00$/ }).click();
  await expect(when).toBeFocused();
  await expect(date).toHaveValue(numericDay("en", day));
  await expect(echo).toContainText(", 08:00 (");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect.poll(slot).toEqual({ status: "scheduled", scheduledWall: `${day}T08:00` });
});

test("words that are no time schedule nothing, and what the other fields hold is not lost", async ({
  page,
  world,
}) => {
  const { when, date, time, echo, dialog, slot } = await openDialog(page, world, DE);
  const day = berlinTime(new Date(Date.now() + 3 * DAY_MS)).date;
  await date.fill(numericDay("de", day));
  await time.fill("viertel nach acht");
  await time.blur();
  await expect(time).toHaveValue("08:15");
  await when.fill("irgendwann");
  await page.keyboard.press("Enter");
  const refusal = dialog.getByText(DE.t("posts:schedule.refusals.not_understood"), { exact: true });
  await expect(refusal).toBeVisible();
  await expect(when).toBeFocused();
  await expect(echo).toHaveText("");
  // The day is named, the time stays.
  await when.fill("übermorgen");
  await expect(date).toHaveValue(numericDay("de", berlinTime(new Date(Date.now() + 2 * DAY_MS)).date));
  await expect(time).toHaveValue("08:15");
  await when.fill("");
  await expect(date).toHaveValue(numericDay("de", day));
  await when.fill("nächster freier Termin");
  // Nobody has chosen slots: Tuesday and Thursday at 9.
  await expect(echo).toContainText(", 09:00 (Europe/Berlin), ");
  // So does a slot that is chosen while words stand in the field.
  await when.fill("morgen um 7");
  await expect(time).toHaveValue("07:00");
  await dialog
    .getByRole("list", { name: DE.t("slots:next.title"), exact: true })
    .getByRole("button")
    .first()
    .click();
  await expect(time).toHaveValue("09:00");
  await expect(when).toHaveValue("");
  // A field that is changed by hand takes the place of the words.
  await time.fill("1015");
  await expect(when).toHaveValue("");
  await expect(echo).toContainText(", 10:15 (Europe/Berlin), ");
  await date.fill("32.12.");
  await time.focus();
  await expect(dialog.getByText(DE.t("common:date.unread"), { exact: true })).toBeVisible();
  expect(await slot()).toMatchObject({ status: "draft" });
});

test("words that name an hour that comes twice ask which one is meant", async ({ page, world }) => {
  const { when, time, dialog, slot, echo } = await openDialog(page, world, DE);
  const day = lastSundayOfOctober(new Date());
  await when.fill(`am ${Number(day.slice(8))}. Oktober um 02:30`);
  await expect(time).toHaveValue("02:30");
  await dialog
    .getByRole("radio", { name: DE.t("posts:schedule.problems.second", { time: "02:30" }) })
    .click();
  await expect(echo).toContainText(", 02:30 (Europe/Berlin), ");
  await when.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect.poll(slot).toEqual({ status: "scheduled", scheduledWall: `${day}T02:30` });
});

/** The next day on which the clocks of Berlin go back, from tomorrow on. */
function lastSundayOfOctober(now: Date): string {
  for (const year of [now.getUTCFullYear(), now.getUTCFullYear() + 1]) {
    const last = new Date(Date.UTC(year, 9, 31, 1));
    last.setUTCDate(31 - last.getUTCDay());
    if (last.getTime() > now.getTime() + DAY_MS) return last.toISOString().slice(0, 10);
  }
  throw new Error("no October ahead");
}
