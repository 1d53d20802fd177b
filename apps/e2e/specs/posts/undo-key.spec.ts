import { createPost } from "@takt/db/testing/factories/create-post";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

test("Ctrl+Z takes back what was done last, one act after the other, and is the field's in a field", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const titles = ["Der erste Entwurf", "Der zweite Entwurf"];
  for (const content of titles) await createPost(db, user, { content });
  const deleted = () => db.post.count({ where: { authorId: user.id, deletedAt: { not: null } } });
  await world.login(page);
  await page.goto(at("/app/posts"));
  for (const [index, excerpt] of titles.entries()) {
    await page.getByRole("button", { name: t("posts:list.actionsFor", { excerpt }), exact: true }).click();
    await page.getByRole("menuitem", { name: t("posts:actions.delete"), exact: true }).click();
    await expect.poll(deleted).toBe(index + 1);
    await expect(page.getByText(t("posts:done.deleted"), { exact: true })).toHaveCount(index + 1);
  }
  const search = page.getByRole("searchbox", { name: t("posts:list.search"), exact: true });
  await search.focus();
  await page.keyboard.press("Control+z");
  await search.blur();
  await page.keyboard.press("Control+z");
  await expect(page.getByText(t("posts:done.restored"), { exact: true })).toHaveCount(1);
  await expect(page.getByRole("row").filter({ hasText: titles[1]! })).toBeVisible();
  expect(await deleted()).toBe(1);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("row").filter({ hasText: titles[0]! })).toBeVisible();
  await expect.poll(deleted).toBe(0);
});

test("beside an open sheet the toast is no hidden part of the page, and Ctrl+Z undoes what was done in it", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const tomorrow = new Date(Date.now() + 86_400_000);
  const post = await createPost(db, user, {
    status: "scheduled",
    content: "Morgen um neun",
    scheduledAt: tomorrow,
  });
  const status = async () => (await db.post.findUniqueOrThrow({ where: { id: post.id } })).status;
  await world.login(page);
  await page.goto(at("/app/posts"));
  await page
    .getByRole("button", { name: t("posts:list.actionsFor", { excerpt: "Morgen um neun" }), exact: true })
    .click();
  await page.getByRole("menuitem", { name: t("posts:actions.unschedule"), exact: true }).click();
  await expect.poll(status).toBe("draft");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: t("shortcuts:title"), exact: true })).toBeVisible();
  // By its role, so it is in the tree of screen readers.
  await expect(page.getByRole("button", { name: t("posts:done.undo"), exact: true })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect.poll(status).toBe("scheduled");
  await expect(page.getByRole("dialog", { name: t("shortcuts:title"), exact: true })).toBeVisible();
});
