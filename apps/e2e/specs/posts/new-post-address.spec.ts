import type { Page } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

const NAMED_POST = new RegExp(`${at("/app/content/create")}\\?(day=2999-01-01&)?id=[0-9a-f-]{36}$`);
const text = (page: Page) => page.getByTestId("post-text");
const expectSaved = (page: Page) =>
  expect(page.getByText(t("posts:editor.save.saved"), { exact: true })).toBeVisible();

test("a new post has its id in the URL from the first key, and keeps it", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app/content/create?day=2999-01-01"));
  let save = () => {};
  const held = new Promise<void>((resolve) => (save = resolve));
  await page.route(/\/api\/trpc\/[^?]*posts\.create/, async (route) => {
    await held;
    await route.continue();
  });
  await text(page).focus();
  await page.keyboard.type("E");
  await expect(page).toHaveURL(NAMED_POST);
  const id = new URL(page.url()).searchParams.get("id");
  await page.keyboard.type("in Gedanke");
  save();
  await expectSaved(page);
  await page.keyboard.type(" und noch einer");
  await expect(text(page)).toHaveValue("Ein Gedanke und noch einer");
  await expect
    .poll(() => world.db.post.findMany({ where: { authorId: world.user.id } }))
    .toMatchObject([{ id, content: "Ein Gedanke und noch einer" }]);
  await expect(page).toHaveURL(at(`/app/content/create?day=2999-01-01&id=${id}`));
  await page.reload();
  await expect(text(page)).toHaveValue("Ein Gedanke und noch einer");
});

test("after a saved post another one is started, and Back leads to the first", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await text(page).fill("Der erste");
  await expectSaved(page);
  const first = page.url();
  await page
    .getByRole("link", { name: t("shell:newPost"), exact: true })
    .first()
    .click();
  await expect(text(page)).toHaveValue("");
  await text(page).fill("Der zweite");
  await expect(page).toHaveURL(NAMED_POST);
  await expectSaved(page);
  expect(page.url()).not.toBe(first);
  const posts = await world.db.post.findMany({ where: { authorId: world.user.id } });
  expect(posts.map(({ content }) => content).sort()).toEqual(["Der erste", "Der zweite"]);

  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(text(page)).toHaveValue("Der erste");
});
