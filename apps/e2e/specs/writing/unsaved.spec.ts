import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../fixtures/in-language";
import { keptKeys } from "../../fixtures/kept-keys";
import { expect, test } from "../../fixtures/world";
import { wizardPage } from "./wizard-page";
import { WRITING_WORDS } from "./writing-words";

const FAILURE = { status: 500, body: "{}" };

const compositionOf = (page: Page) => new URL(page.url()).searchParams.get("c");

for (const language of LANGUAGES) {
  const t = WRITING_WORDS[language];

  test(`${language}: a change of the text that cannot be saved outlives another version, and the page`, async ({
    page,
    world,
  }) => {
    const wizard = wizardPage(page, language);
    const failed = wizard.result.locator("[data-save-state=failed]");
    await wizard.open(world);
    await wizard.generate("One thing that every handover needs");
    await expect(wizard.result.getByRole("heading", { name: t.result, exact: true })).toBeFocused();
    const first = await wizard.text.inputValue();
    await wizard.button(t.shorter).click();
    await expect(page.getByText(t.version(2, 2)).first()).toBeVisible();
    await wizard.button(t.before).click();
    await expect(wizard.text).toHaveValue(first);

    await page.route(/\/api\/trpc\/[^?]*writing\.edit/, (route) => route.fulfill(FAILURE));
    const mine = `${first}\n\nMy own words.`;
    await wizard.text.fill(mine);
    await expect(failed).toBeVisible();
    await wizard.button(t.after).click();
    await expect(page.getByText(t.version(2, 2)).first()).toBeVisible();
    await expect(wizard.text).not.toHaveValue(mine);
    await wizard.button(t.before).click();
    await expect(wizard.text).toHaveValue(mine);
    await expect(failed).toBeVisible();

    // Not the newest version is shown, but the one with words that nobody else has.
    await page.reload();
    await expect(wizard.text).toHaveValue(mine);
    await expect(failed).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    await wizard.result.getByRole("button", { name: t.retry, exact: true }).click();
    await expect(page.getByText(t.version(3, 3)).first()).toBeVisible();
    await expect.poll(() => keptKeys(page, "writing-text")).toEqual([]);
    const texts = { where: { composition: { userId: world.user.id }, text: mine } };
    expect(await world.db.textVersion.findMany(texts)).toMatchObject([{ number: 3, kind: "edited" }]);
  });

  test(`${language}: discarded in another tab, the answers begin a new one`, async ({ page, world }) => {
    const wizard = wizardPage(page, language);
    await wizard.open(world);
    await wizard.topic.fill("Half an idea");
    await wizard.toStep(2);
    await expect(page).toHaveURL(/c=[0-9a-f-]{36}/);
    await page.reload();
    await expect(wizard.stepHeading(2)).toBeVisible();
    const discarded = compositionOf(page);
    await world.db.composition.deleteMany({ where: { userId: world.user.id } });

    await wizard.choose(t.tips);
    await expect.poll(() => compositionOf(page)).not.toBe(discarded);
    await expect(wizard.stepHeading(2)).toBeVisible();
    expect(await world.db.composition.findMany({ where: { userId: world.user.id } })).toMatchObject([
      { id: compositionOf(page), answers: { topic: "Half an idea" } },
    ]);
    await page.reload();
    await expect(page.getByRole("radio", { name: t.tips })).toBeChecked();
  });
}
