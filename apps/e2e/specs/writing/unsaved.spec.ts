import type { Page } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { storedDraftKeys } from "../../fixtures/stored-draft-keys";
import { expect, test } from "../../fixtures/world";
import { wizardPage } from "./wizard-page";

const here = localized("en");
const { t } = here;

const FAILURE = { status: 500, body: "{}" };

const findCompositionId = (page: Page) => new URL(page.url()).searchParams.get("c");

test("a text change that cannot be saved survives another version and a reload", async ({ page, world }) => {
  const wizard = wizardPage(page, here);
  const failed = wizard.result.locator("[data-save-state=failed]");
  await wizard.open(world);
  await wizard.generate("One thing that every handover needs");
  await expect(wizard.resultHeading).toBeFocused();
  const first = await wizard.text.inputValue();
  await wizard.button(t("writing:result.rewrite.shorter")).click();
  await wizard.expectVersion(2, 2);
  await wizard.button(t("writing:result.before")).click();
  await expect(wizard.text).toHaveValue(first);

  await page.route(/\/api\/trpc\/[^?]*writing\.edit/, (route) => route.fulfill(FAILURE));
  const mine = `${first}\n\nMy own words.`;
  await wizard.text.fill(mine);
  await expect(failed).toBeVisible();
  await wizard.button(t("writing:result.after")).click();
  await wizard.expectVersion(2, 2);
  await expect(wizard.text).not.toHaveValue(mine);
  await wizard.button(t("writing:result.before")).click();
  await expect(wizard.text).toHaveValue(mine);
  await expect(failed).toBeVisible();

  // The page shows the version with unsaved text and not the newest.
  await page.reload();
  await expect(wizard.text).toHaveValue(mine);
  await expect(failed).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await wizard.result.getByRole("button", { name: t("common:retry"), exact: true }).click();
  await wizard.expectVersion(3, 3);
  await expect.poll(() => storedDraftKeys(page, "version")).toEqual([]);
  const texts = { where: { composition: { userId: world.user.id }, text: mine } };
  expect(await world.db.textVersion.findMany(texts)).toMatchObject([{ number: 3, kind: "edited" }]);
});

test("answers discarded in another tab start a new composition", async ({ page, world }) => {
  const wizard = wizardPage(page, here);
  await wizard.open(world);
  await wizard.topic.fill("Half an idea");
  await wizard.toStep(2);
  await expect(page).toHaveURL(/c=[0-9a-f-]{36}/);
  await page.reload();
  await expect(wizard.stepHeading(2)).toBeVisible();
  const discarded = findCompositionId(page);
  await expect.poll(() => world.db.composition.count({ where: { userId: world.user.id } })).toBe(1);
  await world.db.composition.deleteMany({ where: { userId: world.user.id } });

  const tips = t("writing:options.contentType.tips");
  await wizard.choose(tips);
  await expect.poll(() => findCompositionId(page)).not.toBe(discarded);
  await expect(wizard.stepHeading(2)).toBeVisible();
  expect(await world.db.composition.findMany({ where: { userId: world.user.id } })).toMatchObject([
    { id: findCompositionId(page), answers: { topic: "Half an idea" } },
  ]);
  await page.reload();
  await expect(page.getByRole("radio", { name: tips, exact: true })).toBeChecked();
});

test("a new composition whose first answer is lost stays one, also over a reload", async ({
  page,
  world,
}) => {
  const wizard = wizardPage(page, here);
  const user = { where: { userId: world.user.id } };
  await wizard.open(world);
  await page.route(/\/api\/trpc\/[^?]*writing\.save/, (route) => route.abort());
  await page.route(
    /\/api\/trpc\/[^?]*writing\.create/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await wizard.topic.fill("Half an idea");
  await expect.poll(() => world.db.composition.count(user)).toBe(1);
  await expect(page).toHaveURL(/c=[0-9a-f-]{36}/);
  const id = findCompositionId(page);
  await page.keyboard.type(", and the rest");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(wizard.topic).toHaveValue("Half an idea, and the rest");
  await page.unrouteAll({ behavior: "wait" });
  await wizard.toStep(2);
  await expect
    .poll(() => world.db.composition.findMany(user))
    .toMatchObject([{ id, answers: { topic: "Half an idea, and the rest" } }]);
  expect(findCompositionId(page)).toBe(id);
});
