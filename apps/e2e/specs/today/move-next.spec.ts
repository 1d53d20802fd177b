import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const DAY_MS = 86_400_000;

test("M moves the next post to a time in words, and Undo moves it back", async ({ page, world }) => {
  const { db, user } = world;
  await db.user.update({ where: { id: user.id }, data: { timezone: "Europe/Berlin" } });
  const planned = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 8 * 3_600_000);
  const { id } = await createPost(db, user, {
    status: "scheduled",
    content: "Geht bald hinaus",
    hashtags: ["planung"],
    scheduledAt: planned,
    scheduledZone: "Europe/Berlin",
  });
  await world.login(page);
  await page.goto(at("/app"));
  const card = page.getByRole("region", { name: t("today:next.title"), exact: true });
  await expect(card).toContainText(t("posts:editor.visibilities.PUBLIC"));
  await expect(card).toContainText("planung");
  const popover = page.getByRole("dialog", { name: t("posts:schedule.titleMove"), exact: true });
  // Keys are heard once the effects of the page have run.
  await expect(async () => {
    await page.keyboard.press("m");
    await expect(popover).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const when = popover.getByLabel(t("posts:schedule.when"), { exact: true });
  await expect(when).toBeFocused();
  await when.fill("gestern 9 Uhr");
  await when.press("Enter");
  await expect(popover).toContainText(t("posts:schedule.refusals.slot_in_past"));
  await when.fill("in 3 Wochen um 12 Uhr");
  await expect(popover.getByTestId("slot-echo")).toContainText("12:00 (Europe/Berlin)");
  await expectAccessible(page, "today-move");
  await when.press("Enter");
  await expect(popover).toBeHidden();
  const wall = async () => (await db.post.findUniqueOrThrow({ where: { id } })).scheduledWall;
  await expect.poll(wall).toMatch(/T12:00$/);
  await expect(card).toContainText("12:00");

  await page.getByRole("button", { name: t("posts:done.undo"), exact: true }).click();
  await expect
    .poll(async () => (await db.post.findUniqueOrThrow({ where: { id } })).scheduledAt?.getTime())
    .toBe(planned.getTime());
});
