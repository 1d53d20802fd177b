import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { addDays } from "@takt/domain/shared/day-steps";
import { berlinTime } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { nextWeek, plannedAt } from "./next-week";

const { t, at } = localized("de");
const open = (page: Page, address: string) =>
  page.goto(at(`/app/content/calendar${address}` as "/app/content/calendar"));
const day = (page: Page, date: string) => page.locator(`[role=gridcell][data-day="${date}"]`);

test("the week is gone through, and a post moved, by keys alone", async ({ page, world }) => {
  const { db, user } = world;
  const week = nextWeek();
  const [monday = "", tuesday = "", wednesday = "", thursday = ""] = week;
  // The default slots are Tuesday and Thursday at nine.
  const post = await createPost(db, user, { ...plannedAt(`${tuesday}T10:00`), content: "Wird verschoben" });
  const card = page.locator(`[role=grid] [data-post="${post.id}"]`);
  const wall = async () => (await db.post.findUniqueOrThrow({ where: { id: post.id } })).scheduledWall;
  await world.login(page);
  await open(page, `?date=${monday}`);
  await day(page, monday).focus();
  await page.keyboard.press("ArrowRight");
  await expect(day(page, tuesday)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(day(page, tuesday).locator(`[data-slot="${tuesday}T09:00"]`)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(card).toBeFocused();

  // To the day after, then to the slots after and before it.
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(wall).toBe(`${wednesday}T10:00`);
  await expect(card).toBeFocused();
  await expect(day(page, wednesday).locator(`[data-post="${post.id}"]`)).toBeVisible();
  await page.keyboard.press("Shift+ArrowDown");
  await expect.poll(wall).toBe(`${thursday}T09:00`);
  await expect(card).toBeFocused();
  // Keys that follow each other at once move on from where the post is shown.
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"])
    await page.keyboard.press(`Shift+${key}`);
  await expect.poll(wall).toBe(`${wednesday}T09:00`);
  await expect(card).toBeFocused();

  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.titleMove"), exact: true });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();

  await page.keyboard.press("Home");
  await expect(day(page, monday)).toBeFocused();
  await page.keyboard.press("End");
  await expect(day(page, week[6]!)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(day(page, addDays(monday, 7))).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(day(page, monday)).toBeFocused();
  await expectAccessible(page, "calendar-week-keys");
  // A phone's width, at which it was looked at, has no grid.
  await day(page, monday).focus();
  await page.keyboard.press("n");
  await page.waitForURL((url) => url.searchParams.get("day") === monday);
});

test("a post does not move into the past: it comes back with the focus, and the reason is said", async ({
  page,
  world,
}) => {
  const at2h = new Date(Date.now() + 2 * 3_600_000);
  const { date, time } = berlinTime(at2h);
  const post = await createPost(world.db, world.user, { ...plannedAt(`${date}T${time}`), content: "Bleibt" });
  await world.login(page);
  await open(page, `?date=${date}`);
  const card = day(page, date).locator(`[data-post="${post.id}"]`);
  await card.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(page.getByText(t("posts:failedTo.schedule"), { exact: true })).toBeVisible();
  await expect(card).toBeFocused();
  await open(page, `?date=${date}`);
  await expect(card).toBeVisible();
});

test("a week whose posts are all late begins with them", async ({ page, world }) => {
  const [monday = ""] = nextWeek();
  const post = await createPost(world.db, world.user, { ...plannedAt(`${monday}T22:30`), content: "Spät" });
  await world.login(page);
  await open(page, `?date=${monday}`);
  await expect(page.locator(`[role=grid] [data-post="${post.id}"]`)).toBeInViewport();
});

test("single keys show the month, the list, the week, today, and the time before and after", async ({
  page,
  world,
}) => {
  const [monday = ""] = nextWeek();
  await createPost(world.db, world.user, { ...plannedAt(`${monday}T10:00`), content: "Zu sehen" });
  await world.login(page);
  await open(page, "");
  // Now is known once the page listens.
  const today = berlinTime(new Date()).date;
  await expect(day(page, today)).toHaveAttribute("aria-current", "date");
  await page.keyboard.press("]");
  await expect(day(page, monday)).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  const [year, month] = addDays(today, 7).split("-").map(Number) as [number, number];
  const named = new Intl.DateTimeFormat("de", { month: "long", year: "numeric", timeZone: "UTC" });
  await page.keyboard.press("m");
  await expect(heading).toHaveAccessibleName(
    `${t("calendar:title")}: ${named.format(Date.UTC(year, month - 1, 1))}`,
  );
  await expectAccessible(page, "calendar-month");
  await page.keyboard.press("]");
  await expect(heading).toHaveAccessibleName(
    `${t("calendar:title")}: ${named.format(Date.UTC(year, month, 1))}`,
  );
  await page.keyboard.press("[");
  await page.keyboard.press("l");
  await expect(page.getByTestId("day-list").getByRole("button", { name: /Zu sehen/ })).toBeVisible();
  await expectAccessible(page, "calendar-list");
  await page.keyboard.press("w");
  await expect(day(page, monday)).toBeVisible();
  // The address follows what is shown; a key before that would take this step of the history's place.
  await page.waitForURL((url) => !url.searchParams.has("view"));
  await page.keyboard.press("t");
  await expect(day(page, today)).toHaveAttribute("aria-current", "date");
  // Going back before that would leave the step before it.
  await page.waitForURL((url) => !url.searchParams.has("date"));
  await page.goBack();
  await expect(day(page, monday)).toBeVisible();
});
