import { createPost } from "@takt/db/testing/factories/create-post";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { keyboardOnly } from "../../fixtures/keyboard-only";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");
const DAY_MS = 86_400_000;

/** Plans posts for days in January, in which no clock of Berlin changes; `days[0]` goes out first. */
async function plan({ db, user }: World, days: readonly number[]) {
  const year = new Date().getUTCFullYear() + (new Date().getUTCMonth() > 5 ? 1 : 0);
  const ids: string[] = [];
  for (const day of days) {
    // Ten in the morning in Berlin; a year ahead where January is over.
    const scheduledAt = new Date(Date.UTC(year, new Date().getUTCMonth() > 5 ? 0 : 6, day, 9));
    ids.push(
      (await createPost(db, user, { status: "scheduled", content: `Planned ${day}`, scheduledAt })).id,
    );
  }
  return ids;
}

/** The times of posts, in days after the first of them was planned for. */
const days = async ({ db }: World, ids: readonly string[], start: Date) => {
  const rows = await db.post.findMany({ where: { id: { in: [...ids] } }, orderBy: { content: "asc" } });
  return rows.map(({ scheduledAt }) => (scheduledAt!.getTime() - start.getTime()) / DAY_MS);
};
const startOf = async ({ db }: World, id: string) =>
  (await db.post.findUniqueOrThrow({ where: { id } })).scheduledAt!;

const bar = (page: Page) => page.getByRole("region", { name: t("posts:bulk.title"), exact: true });
const selected = (count: number) => t("posts:bulk.selected", { count });

test("five of seven posts are moved by a day with six keys, and one Undo takes them back", async ({
  page,
  world,
}) => {
  const ids = await plan(world, [3, 4, 5, 6, 7, 8, 9]);
  const start = await startOf(world, ids[0]!);
  await world.login(page);
  await page.goto(at("/app/posts?status=scheduled"));
  const keyboard = await keyboardOnly(page);
  const pressed: string[] = [];
  const press = (key: string) => (pressed.push(key), keyboard.press(key));
  // The keys come soon after the page: the first one is pressed until the post is selected.
  await expect(async () => {
    await keyboard.press("Escape");
    await page.locator("h1").focus();
    pressed.length = 0;
    await press("Shift+J");
    await expect(bar(page)).toContainText(selected(1), { timeout: 1_000 });
  }).toPass();
  for (let count = 2; count <= 5; count++) {
    await press("Shift+J");
    await expect(bar(page)).toContainText(selected(count));
  }
  await expectAccessible(page, "posts-selected");
  await press("Shift+ArrowRight");
  await expect(page.getByText(t("posts:bulk.done.move", { count: 5 }), { exact: true })).toBeVisible();
  await expect.poll(() => days(world, ids, start)).toEqual([1, 2, 3, 4, 5, 5, 6]);
  expect(pressed).toHaveLength(6);
  await keyboard.press("Control+z");
  await expect(page.getByText(t("posts:bulk.undone", { count: 5 }), { exact: true })).toBeVisible();
  expect(await days(world, ids, start)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  await keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();
  keyboard.expectNoPointer();
});

test("posts are selected with the mouse, moved by days, and those that cannot be moved are named", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const ids = await plan(world, [3, 4, 5]);
  const start = await startOf(world, ids[0]!);
  await world.login(page);
  await page.goto(at("/app/posts?status=scheduled"));
  const box = (day: number) =>
    page.getByRole("checkbox", { name: t("posts:list.select", { excerpt: `Planned ${day}` }), exact: true });
  await box(3).check();
  await box(5).click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText(selected(3));
  // One is claimed meanwhile.
  await db.post.update({ where: { id: ids[1]! }, data: { status: "publishing", attemptedAt: new Date() } });
  await bar(page)
    .getByRole("spinbutton", { name: t("posts:bulk.days"), exact: true })
    .fill("3");
  await bar(page)
    .getByRole("button", { name: t("posts:bulk.later"), exact: true })
    .click();
  await expect(page.getByText(t("posts:bulk.done.move", { count: 2 }), { exact: true })).toBeVisible();
  await expect(
    page.getByText(t("posts:bulk.refused.inState", { count: 1, status: t("posts:status.publishing") }), {
      exact: true,
    }),
  ).toBeVisible();
  expect(await days(world, ids, start)).toEqual([3, 1, 5]);
  await page.getByRole("button", { name: t("common:undo"), exact: true }).click();
  await expect.poll(() => days(world, ids, start)).toEqual([0, 1, 2]);
  expect(await db.post.count({ where: { authorId: user.id, status: "scheduled" } })).toBe(2);
});

test("selected posts are deleted together and come back by one Undo", async ({ page, world }) => {
  const { db, user } = world;
  for (const content of ["First draft", "Second draft", "Third draft"])
    await createPost(db, user, { content });
  const deleted = () => db.post.count({ where: { authorId: user.id, deletedAt: { not: null } } });
  await world.login(page);
  await page.goto(at("/app/posts"));
  await page
    .getByRole("checkbox", { name: t("posts:list.select", { excerpt: "Second draft" }), exact: true })
    .check();
  await expect(bar(page)).toContainText(selected(1));
  await page.keyboard.press("Control+a");
  await expect(bar(page)).toContainText(selected(3));
  await page.keyboard.press("#");
  await expect(page.getByText(t("posts:bulk.done.delete", { count: 3 }), { exact: true })).toBeVisible();
  expect(await deleted()).toBe(3);
  await page.keyboard.press("Control+z");
  await expect(page.getByText(t("posts:bulk.undone", { count: 3 }), { exact: true })).toBeVisible();
  expect(await deleted()).toBe(0);
});
