import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { noonTimeZone } from "../../fixtures/noon-time-zone";
import { numericDay } from "../../fixtures/numeric-day";
import { shiftClock } from "../../fixtures/shift-clock";
import { expect, test } from "../../fixtures/world";

const { language, t, at } = localized("de");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const CLOCKS = [
  { name: "13 hours fast", byMs: 13 * HOUR_MS, notice: "Die Uhr Ihres Geräts geht 13 Stunden vor" },
  { name: "3 days slow", byMs: -3 * DAY_MS, notice: "Die Uhr Ihres Geräts geht 3 Tage nach" },
] as const;

/** The day (YYYY-MM-DD) so many days from now, in a zone where it is about noon. */
const dayFromNow = (zone: string, days: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(Date.now() + days * DAY_MS);

for (const { name, byMs, notice } of CLOCKS)
  test(`a device that is ${name} plans by the server's clock, and is told so`, async ({ page, world }) => {
    const { db, user } = world;
    const zone = noonTimeZone();
    await db.user.update({ where: { id: user.id }, data: { timezone: zone } });
    const post = await createPost(db, user, { content: "Wird geplant" });
    const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) => dayFromNow(zone, days)) as [
      string,
      string,
      string,
    ];
    await shiftClock(page, byMs);
    await world.login(page);

    await page.goto(at("/app/content/calendar"));
    await expect(page.getByText(notice, { exact: true })).toBeVisible();
    await expect(page.locator('[role="gridcell"][aria-current="date"]')).toHaveAttribute("data-day", today);
    await expectAccessible(page, "device-clock");
    const banner = page.getByRole("complementary", { name: t("shell:banner.label"), exact: true });
    await banner.getByRole("button", { name: t("common:close"), exact: true }).click();
    await expect(banner).toHaveCount(0);

    await page.goto(at(`/app/content/edit/${post.id}`));
    await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
    const date = dialog.getByLabel(t("posts:schedule.date"), { exact: true });
    const time = dialog.getByLabel(t("posts:schedule.time"), { exact: true });
    await dialog
      .getByRole("group", { name: t("posts:schedule.presets"), exact: true })
      .getByRole("button", { name: t("posts:schedule.tomorrow", { time: "9:00" }) })
      .click();
    await expect(date).toHaveValue(numericDay(language, tomorrow));

    await date.fill(yesterday);
    await expect(dialog.getByText(t("posts:schedule.problems.date_past"), { exact: true })).toBeVisible();
    await date.fill(today);
    await time.fill("18:00");
    await expect(dialog.getByTestId("slot-echo")).toContainText("18:00");
    await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(0);
    await time.fill("06:00");
    await expect(dialog.getByText(t("posts:schedule.problems.slot_in_past"), { exact: true })).toBeVisible();
  });
