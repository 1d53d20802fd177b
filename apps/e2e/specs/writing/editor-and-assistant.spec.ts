import type { Page } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { wizardPage } from "./wizard-page";

const here = localized("de");
const { t, at } = here;

const AT_POST = /\/content\/create\?.*\bid=[0-9a-f-]{36}/;
const ownText = (page: Page) => page.getByTestId("post-text");
const openManual = (page: Page) =>
  page.getByRole("tab", { name: t("writing:tabs.manual"), exact: true }).click();

test("a text goes on being generated while another page is open or a post is saved in the editor", async ({
  page,
  world,
}) => {
  const wizard = wizardPage(page, here);
  await wizard.open(world);
  await wizard.generate("Besprechungen, emulate failure: slow");
  await wizard.expectFirstText();
  const posts = at("/app/posts");
  await page.locator(`nav a[href="${posts}"]`).first().click();
  await expect(page).toHaveURL(posts);
  await page.goBack();
  await wizard.expectFirstText();

  await openManual(page);
  await ownText(page).fill("Von Hand geschrieben");
  // Escape stops the generation only on its visible tab.
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(AT_POST);
  const where = { userId: world.user.id };
  await expect
    .poll(() => world.db.generation.findMany({ where, select: { state: true, failure: true } }), {
      timeout: 180_000,
    })
    .toEqual([{ state: "spent", failure: null }]);
  const versions = await world.db.textVersion.findMany({ where: { composition: where } });
  expect(versions).toMatchObject([{ partial: false }]);
  await expect(page).toHaveURL(AT_POST);
  await expect(ownText(page)).toHaveValue("Von Hand geschrieben");

  await expect(page.getByText(t("writing:result.ready"), { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: t("writing:generate.show"), exact: true }).click();
  await expect(wizard.text).toHaveValue(versions[0]!.text);
  await openManual(page);
  await expect(ownText(page)).toHaveValue("Von Hand geschrieben");
});

test("a shortcut acts on the visible tab", async ({ page, world }) => {
  const wizard = wizardPage(page, here);
  await wizard.open(world);
  await wizard.generate("Was jede Besprechung braucht");
  await expect(wizard.text).toHaveValue(/./);
  await openManual(page);
  await ownText(page).fill("Von Hand geschrieben");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true })).toBeVisible();
  // The hidden assistant would have asked for the review checkbox.
  await expect(page.getByText(t("errors:post_not_reviewed"), { exact: true })).toHaveCount(0);
  expect(await world.db.composition.findMany({ where: { userId: world.user.id } })).toMatchObject([
    { postId: null },
  ]);
});
