import { LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { wizardPage } from "./wizard-page";
import { WRITING_WORDS } from "./writing-words";

for (const language of LANGUAGES) {
  const t = WRITING_WORDS[language];

  test(`${language}: a post saved by hand leaves the text alone that is being written`, async ({
    page,
    world,
  }) => {
    const wizard = wizardPage(page, language);
    await wizard.open(world);
    await wizard.generate("Meetings, emulate failure: slow");
    await expect(wizard.result.getByTestId("writing-text")).toHaveText(/\w+ \w+/);
    await page.getByRole("tab", { name: t.tabs.manual, exact: true }).click();
    await page.getByTestId("post-text").fill("Written by hand");
    // Stops what is written, where that is seen.
    await page.keyboard.press("Escape");
    // Nothing of the assistant's is in the address of the post.
    await expect(page).toHaveURL(/\/content\/edit\/[0-9a-f-]{36}$/);
    const where = { userId: world.user.id };
    await expect
      .poll(() => world.db.generation.findMany({ where, select: { state: true, failure: true } }), {
        timeout: 180_000,
      })
      .toEqual([{ state: "spent", failure: null }]);
    const versions = await world.db.textVersion.findMany({ where: { composition: where } });
    expect(versions).toMatchObject([{ partial: false }]);
    await expect(page).toHaveURL(/\/content\/edit\/[0-9a-f-]{36}$/);
    await expect(page.getByTestId("post-text")).toHaveValue("Written by hand");

    await page.goBack();
    await expect(wizard.text).toHaveValue(versions[0]!.text);
  });

  test(`${language}: keys are those of the way of writing that is seen`, async ({ page, world }) => {
    const wizard = wizardPage(page, language);
    await wizard.open(world);
    await wizard.generate("One thing that every meeting needs");
    await expect(wizard.text).toHaveValue(/./);
    await page.getByRole("tab", { name: t.tabs.manual, exact: true }).click();
    await page.getByTestId("post-text").fill("Written by hand");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(page.getByRole("dialog", { name: t.scheduleDialog })).toBeVisible();
    // The assistant, which is not seen, would have asked for the tick.
    await expect(page.getByText(t.notReviewed, { exact: true })).toHaveCount(0);
    expect(await world.db.composition.findMany({ where: { userId: world.user.id } })).toMatchObject([
      { postId: null },
    ]);
  });
}
