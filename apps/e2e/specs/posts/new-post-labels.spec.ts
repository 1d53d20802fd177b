import type { Page } from "@playwright/test";
import { createLabel } from "@takt/db/testing/factories/create-label";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");
const text = (page: Page) => page.getByRole("textbox", { name: t("posts:editor.text"), exact: true });
const chips = (page: Page) => page.locator("main [data-labels]");

async function chooseFirstLabel(page: Page) {
  await page.getByRole("button", { name: t("labels:picker.open"), exact: true }).click();
  await page.getByRole("combobox", { name: t("labels:picker.field"), exact: true }).press("Enter");
  await page.getByRole("button", { name: t("labels:picker.done"), exact: true }).click();
}

const labelsOf = async ({ db, user }: World) => {
  const posts = await db.post.findMany({
    where: { authorId: user.id },
    include: { labels: { include: { label: true } } },
  });
  return posts.map(({ content, labels }) => [content, ...labels.map(({ label }) => label.name)]);
};

test("labels that are chosen for an empty new post are on it once it is saved", async ({ page, world }) => {
  await createLabel(world.db, world.user, { name: "Series" });
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await chooseFirstLabel(page);
  await expect(chips(page)).toContainText("Series");
  expect(await labelsOf(world)).toEqual([]);
  await expectAccessible(page, "new-post-labeled");
  await text(page).fill("The first text");
  await expect.poll(() => labelsOf(world)).toEqual([["The first text", "Series"]]);
  await expect(chips(page)).toContainText("Series");
  await page.reload();
  await expect(chips(page)).toContainText("Series");
});

test("a new post that is saved by now gets its labels at once", async ({ page, world }) => {
  await createLabel(world.db, world.user, { name: "Series" });
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await text(page).fill("Saved by now");
  await expect.poll(() => labelsOf(world)).toEqual([["Saved by now"]]);
  await chooseFirstLabel(page);
  await expect.poll(() => labelsOf(world)).toEqual([["Saved by now", "Series"]]);
});
