import type { Locator, Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { addDays } from "@takt/domain/shared/day-steps";
import { berlinTime } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { plannedAt } from "../calendar/next-week";

const { t, at } = localized("de");

const onDay = (page: Page, day: string, id: string) =>
  page.locator(`#main [data-day="${day}"] [data-post="${id}"]`);

/** A post the day after tomorrow, and a week whose days have one slot each. */
async function open(page: Page, { db, user, login }: World) {
  const { id: userId, workspaceId } = user;
  await db.slotSettings.create({ data: { userId, workspaceId, areChosen: true } });
  for (const weekday of [1, 2, 3, 4, 5, 6, 7])
    await db.weeklySlot.create({ data: { userId, workspaceId, weekday, time: "11:20" } });
  const today = berlinTime(new Date()).date;
  /** A day after today; the last one shown is the sixth. */
  const inDays = (count: number) => addDays(today, count);
  const post = await createPost(db, user, { ...plannedAt(`${inDays(2)}T09:10`), content: "Zieht um" });
  await login(page);
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto(at("/app"));
  return {
    post,
    inDays,
    wall: async () => (await db.post.findUniqueOrThrow({ where: { id: post.id } })).scheduledWall,
  };
}

async function drag(page: Page, card: Locator, target: Locator, y: number) {
  // The library of dragging comes after the page.
  await expect(card).toHaveAttribute("draggable", "true");
  const [from, to] = [(await card.boundingBox())!, (await target.boundingBox())!];
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * y - 12, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * y, { steps: 4 });
  await page.mouse.up();
}

test("a post of the coming week is dragged to another day, then to a free slot, and Undo puts it back", async ({
  page,
  world,
}) => {
  const { post, inDays, wall } = await open(page, world);
  const day = page.locator(`#main [data-day="${inDays(4)}"]`);
  await drag(page, onDay(page, inDays(2), post.id), day, 0.9);
  await expect(onDay(page, inDays(4), post.id)).toContainText("09:10");
  await expect.poll(wall).toBe(`${inDays(4)}T09:10`);

  const slot = page.locator(`#main [data-day="${inDays(5)}"] a[href$="T11:20"]`);
  await drag(page, onDay(page, inDays(4), post.id), slot, 0.5);
  await expect(onDay(page, inDays(5), post.id)).toContainText("11:20");
  await expect.poll(wall).toBe(`${inDays(5)}T11:20`);
  await expect(slot).toHaveCount(0);

  await page
    .getByRole("button", { name: t("posts:done.undo"), exact: true })
    .last()
    .click();
  await expect.poll(wall).toBe(`${inDays(4)}T09:10`);
  await expect(onDay(page, inDays(4), post.id)).toBeVisible();
  await expect(slot).toBeVisible();
});

test("Shift with an arrow key moves a post of the coming week, and the focus goes with it", async ({
  page,
  world,
}) => {
  const { post, inDays, wall } = await open(page, world);
  await onDay(page, inDays(2), post.id).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(onDay(page, inDays(3), post.id)).toBeFocused();
  await expect.poll(wall).toBe(`${inDays(3)}T09:10`);
  await page.keyboard.press("Shift+ArrowDown");
  await expect(onDay(page, inDays(3), post.id)).toContainText("11:20");
  await expect.poll(wall).toBe(`${inDays(3)}T11:20`);
  await expect(onDay(page, inDays(3), post.id)).toBeFocused();
  await expectAccessible(page, "today-week");
});
