import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");

async function stored({ db, user }: World): Promise<string[]> {
  const rows = await db.weeklySlot.findMany({
    where: { userId: user.id },
    orderBy: [{ weekday: "asc" }, { time: "asc" }],
  });
  return rows.map(({ weekday, time }) => `${weekday} ${time}`);
}

test("slots are added by keyboard, refused when too close, removed and brought back", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/user/settings?tab=slots"));
  const row = (name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  const removal = (slot: string) =>
    page.getByRole("button", { name: t("slots:remove", { slot }), exact: true });
  await expect(removal("Tuesday, 09:00")).toBeVisible();
  await expect(removal("Thursday, 09:00")).toBeVisible();
  expect(await stored(world)).toEqual([]);

  const form = page.getByRole("form", { name: t("slots:add.title"), exact: true });
  const time = form.getByLabel(t("slots:time"), { exact: true });
  await form.getByLabel(t("slots:day"), { exact: true }).selectOption("Monday");
  await time.fill("half past eight");
  await time.blur();
  await expect(time).toHaveValue("08:30");
  await time.press("Enter");
  await expect(row("Monday")).toContainText("08:30");
  await expect(time).toBeFocused();
  await expect.poll(() => stored(world)).toEqual(["1 08:30", "2 09:00", "4 09:00"]);

  await time.fill("08:45");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toHaveText(t("slots:add.near", { slot: "Monday, 08:30" }));
  await expectAccessible(page, "slots-too-close");

  await removal("Tuesday, 09:00").click();
  await expect(row("Tuesday")).toContainText(t("slots:none"));
  await expect.poll(() => stored(world)).toEqual(["1 08:30", "4 09:00"]);
  await page.getByRole("button", { name: t("slots:undo"), exact: true }).click();
  await expect(row("Tuesday")).toContainText("09:00");
  await expect.poll(() => stored(world)).toEqual(["1 08:30", "2 09:00", "4 09:00"]);

  await removal("Monday, 08:30").click();
  await expect.poll(() => stored(world)).toEqual(["2 09:00", "4 09:00"]);
  await page.getByRole("link", { name: t("settings:tabs.general"), exact: true }).click();
  await page.waitForURL(/tab=general$/);
  await page
    .getByRole("button", { name: t("slots:undo"), exact: true })
    .last()
    .click();
  await expect.poll(() => stored(world)).toEqual(["1 08:30", "2 09:00", "4 09:00"]);
  await page.goto(at("/app/user/settings?tab=slots"));
  await expect(removal("Monday, 08:30")).toBeVisible();
});

test("holidays and quiet hours are saved, and slots in the quiet hours are marked", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/user/settings?tab=slots"));
  await page.getByLabel(t("slots:leftOut.holidays"), { exact: true }).selectOption("Zurich");
  await page.getByRole("switch", { name: t("slots:leftOut.quiet"), exact: true }).click();
  await page.getByRole("button", { name: t("slots:leftOut.chooseTo"), exact: true }).click();
  await page.getByRole("menuitem", { name: "10:00", exact: true }).click();
  await expect(page.getByLabel(t("slots:leftOut.to"), { exact: true })).toHaveValue("10:00");
  await expect
    .poll(() => world.db.slotSettings.findFirst({ where: { userId: world.user.id } }))
    .toMatchObject({ holidayRegion: "CH-ZH", quietFrom: "22:00", quietTo: "10:00", areChosen: false });
  const skipped = page.getByRole("listitem").filter({ hasText: t("slots:inQuietHours") });
  await expect(skipped).toHaveCount(2);
  await expect(page.getByText(t("slots:next.none"), { exact: true })).toBeVisible();
  await expectAccessible(page, "slots-quiet");
});
