import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { nextWeek, plannedAt } from "./next-week";

const { t, at } = localized("de");
const calendar = (search: string) => at(`/app/content/calendar${search}` as "/app/content/calendar");

test("a second zone, half an hour off, is chosen by keys and stands beside the hours; a reload keeps it", async ({
  page,
  world,
}) => {
  const [monday = ""] = nextWeek();
  const { db, user } = world;
  const post = await createPost(db, user, { ...plannedAt(`${monday}T10:00`), content: "Für Kabul" });
  await world.login(page);
  await page.goto(calendar("?date=2026-11-23"));
  const button = page.getByRole("button", { name: `${t("calendar:zone.button")}: Berlin`, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("combobox", { name: t("calendar:zone.second"), exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("kabul");
  await expect(page.getByRole("option", { name: "Asia/Kabul" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Asia/Kabul");
  // This device is in the member's own zone, which is no second one.
  await expect(page.getByRole("button", { name: /Europe\/Berlin/ })).toHaveCount(0);
  await expectAccessible(page, "calendar-second-zone-choice");
  await page.keyboard.press("Escape");
  await page.reload();
  const hours = page.locator("[data-second-zone]");
  await expect(hours).toHaveCount(1);
  // Nine in Berlin.
  await expect(hours.getByText("12:30", { exact: true })).toBeVisible();
  await expectAccessible(page, "calendar-second-zone");

  // A screen reader says both times of the week; in summer Berlin is an hour nearer.
  await page.goto(calendar(`?date=${monday}&zone=Asia/Kabul`));
  const card = page.locator(`[role=grid] [data-post="${post.id}"]`);
  await expect(card).toHaveAccessibleName(/^10:00 \(1[23]:30 Kabul\), /);

  const both = page.getByRole("button", { name: `${t("calendar:zone.button")}: Berlin, Kabul`, exact: true });
  await both.click();
  await page.getByRole("button", { name: t("calendar:zone.remove"), exact: true }).click();
  await expect(hours).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a week in which the clocks change has the second zone's hours twice, from their days on", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(calendar("?date=2026-10-19&zone=America/New_York"));
  const hours = page.locator("[data-second-zone]");
  await expect(hours).toHaveCount(2);
  const ninth = (n: number) => hours.nth(n).locator("> span").nth(8);
  await expect(ninth(0)).toHaveText("03:00");
  await expect(ninth(1)).toHaveText("04:00");
  await expect(page.getByText(t("calendar:zone.from", { day: "So" }), { exact: true })).toBeVisible();
  await expectAccessible(page, "calendar-second-zone-change");
});

test("on a phone a second zone is chosen, too, and stands with each time of the list, with its date where that is another", async ({
  page,
  world,
}) => {
  const [monday = "", tuesday = ""] = nextWeek();
  const { db, user } = world;
  const early = await createPost(db, user, { ...plannedAt(`${monday}T05:00`), content: "Früh" });
  const late = await createPost(db, user, { ...plannedAt(`${tuesday}T10:00`), content: "Spät" });
  const listed = (id: string) => page.getByTestId("day-list").locator(`[data-post="${id}"]`);
  await world.login(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const view of ["month", "list", "week"]) {
    await page.goto(calendar(`?date=${monday}&view=${view}`));
    await expect(
      page.getByRole("button", { name: `${t("calendar:zone.button")}: Berlin`, exact: true }),
    ).toBeVisible();
  }
  await expect(listed(early.id)).toHaveAccessibleName(/^05:00, /);
  await page.getByRole("button", { name: `${t("calendar:zone.button")}: Berlin`, exact: true }).click();
  await page.getByRole("combobox", { name: t("calendar:zone.second"), exact: true }).fill("phoenix");
  await page.getByRole("option", { name: "America/Phoenix" }).click();
  await page.keyboard.press("Escape");
  // Phoenix has no summer time: Berlin is eight or nine hours ahead.
  await expect(listed(early.id).locator("[data-second-time]")).toHaveText(/^(20|21):00−1$/);
  await expect(listed(early.id)).toHaveAccessibleName(/^05:00 \((20|21):00 Phoenix\), /);
  await expect(listed(late.id).locator("[data-second-time]")).toHaveText(/^0[12]:00$/);
  await expectAccessible(page, "calendar-second-zone-phone");
});

test("a zone of the address that nobody knows is none", async ({ page, world }) => {
  await world.login(page);
  await page.goto(calendar("?date=2026-11-23&zone=Mars/Base"));
  await expect(page.locator(`[role=gridcell][data-day="2026-11-23"]`)).toBeVisible();
  await expect(page.locator("[data-second-zone]")).toHaveCount(0);
});
