import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

test("a preview has two widths, and on a narrow screen editor and preview take turns", async ({
  page,
  world,
}) => {
  const post = await createPost(world.db, world.user, { content: "A thought" });
  const view = (name: string) => page.getByRole("radio", { name, exact: true });
  const preview = page.getByRole("region", { name: t("posts:preview.title"), exact: true });
  const text = page.getByTestId("post-text");
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await expectAccessible(page, "editor-views");

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(view(t("posts:preview.desktop"))).toBeChecked();
  const getWidth = async () => (await preview.getByRole("article").boundingBox())!.width;
  expect(await getWidth()).toBeGreaterThan(360);
  await view(t("posts:preview.desktop")).focus();
  await page.keyboard.press("ArrowRight");
  await expect(view(t("posts:preview.mobile"))).toBeChecked();
  expect(await getWidth()).toBe(360);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(text).toBeVisible();
  await expect(preview).toBeHidden();
  await view(t("posts:editor.preview")).check();
  await expect(preview).toBeVisible();
  await expect(text).toBeHidden();
  await expectAccessible(page, "editor-preview");
});
