import { patientPage } from "../../fixtures/come-alive";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { LANGUAGES } from "../../fixtures/in-language";
import { keptKeys } from "../../fixtures/kept-keys";
import { expect, test } from "../../fixtures/world";
import { openVoice, publishPosts } from "./open-voice";

const FAILURE = { status: 500, body: "{}" };

for (const language of LANGUAGES) {
  test(`${language}: from too few posts to a style sheet that is switched on, reworded, renewed and deleted`, async ({
    page,
    world,
  }) => {
    await publishPosts(world, 1);
    await world.login(page);
    let on = await openVoice(page, world, language);
    const { w } = on;
    await expect(on.card.getByText(w.noSheet, { exact: true })).toBeVisible();
    await expect(on.card.getByText(w.needs)).toBeVisible();
    await expect(on.button(w.create)).toHaveCount(0);
    await expectAccessible(page, `voice-too-few-${language}`);

    await world.db.post.deleteMany({ where: { authorId: world.user.id } });
    await publishPosts(world);
    on = await openVoice(page, world, language);
    await on.button(w.create).click();
    await expect(page.getByText(w.computed(3)).first()).toBeVisible();
    await expect(on.card.getByText(w.from)).toBeVisible();
    await expect(on.heading).toBeFocused();
    for (const measured of w.measured)
      await expect(on.card.locator("dd", { hasText: measured }).first()).toBeVisible();
    await expect(on.use).not.toBeChecked();
    await expect(on.german).toHaveValue(/Sätze mit etwa 6 Wörtern\.[^]*Die Leser siezen\./);
    await expect(on.english).toHaveValue(/Sentences of about 6 words\./);
    await expectAccessible(page, `voice-sheet-${language}`);

    await on.use.click();
    await expect(on.saved).toHaveCount(1);
    await on.english.fill("Short. Dry. No jokes.");
    await on.german.fill("Kurz. Trocken.");
    await expect(on.saved).toHaveCount(3);
    expect(await on.row()).toMatchObject({
      enabled: true,
      words: { en: "Short. Dry. No jokes.", de: "Kurz. Trocken." },
    });
    await page.reload();
    await expect(on.use).toBeChecked();
    await expect(on.english).toHaveValue("Short. Dry. No jokes.");

    await on.button(w.again).click();
    await expect(page.getByRole("alertdialog", { name: w.replace, exact: true })).toBeVisible();
    await expectAccessible(page, `voice-replace-${language}`);
    await on.answer(w.cancel);
    await expect(on.button(w.again)).toBeFocused();
    await expect(on.german).toHaveValue("Kurz. Trocken.");
    await on.button(w.again).click();
    await on.answer(w.replaceIt);
    await expect(on.dialog).toHaveCount(0);
    await expect(on.german).toHaveValue(/Die Leser siezen\./);
    await expect(on.use).toBeChecked();

    await on.button(w.delete).click();
    await expect(page.getByRole("alertdialog", { name: w.deleteIt, exact: true })).toBeVisible();
    await expectAccessible(page, `voice-delete-${language}`);
    await on.answer(w.delete);
    await expect(page.getByText(w.deleted).first()).toBeVisible();
    await expect(on.card.getByText(w.noSheet, { exact: true })).toBeVisible();
    await expect(on.heading).toBeFocused();
    expect(await on.row()).toBeNull();
  });

  test(`${language}: what was typed a moment ago is asked about before it is replaced`, async ({
    page,
    world,
  }) => {
    await publishPosts(world);
    await world.login(page);
    const on = await openVoice(page, world, language);
    const { w } = on;
    await on.button(w.create).click();
    await expect(on.german).toBeVisible();
    await on.german.fill("Eben erst getippt.");
    await on.button(w.again).click();
    await expect(page.getByRole("alertdialog", { name: w.replace, exact: true })).toBeVisible();
    await on.answer(w.cancel);
    await expect(on.german).toHaveValue("Eben erst getippt.");
    await expect.poll(async () => (await on.row())?.words).toMatchObject({ de: "Eben erst getippt." });
  });

  test(`${language}: a character too many is kept and not saved; what fails says so`, async ({
    page,
    world,
  }) => {
    await publishPosts(world);
    await world.login(page);
    const on = await openVoice(page, world, language);
    const { w } = on;
    await page.route(/\/api\/trpc\/[^?]*voice\.compute/, (route) => route.fulfill(FAILURE));
    await on.button(w.create).click();
    await expect(page.getByText(w.failed, { exact: true }).first()).toBeVisible();
    await expect(on.button(w.create)).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    await on.button(w.create).click();
    await expect(on.english).toBeVisible();

    await on.english.fill("x".repeat(2001));
    await expect(on.invalid).toHaveText(w.tooLong);
    await expect(on.english).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, `voice-too-long-${language}`);
    await on.english.fill("x".repeat(2000));
    await expect(on.saved).toHaveCount(1);

    await page.route(/\/api\/trpc\/[^?]*voice\.update/, (route) => route.fulfill(FAILURE));
    await on.german.fill("Kurz.");
    await expect(on.failed).toHaveCount(1);
    await expect(on.german).toHaveValue("Kurz.");
    await expectAccessible(page, `voice-save-failed-${language}`);
    await page.unrouteAll({ behavior: "wait" });
    await on.button(w.retry).click();
    await expect(on.failed).toHaveCount(0);
    await expect.poll(async () => (await on.row())?.words).toMatchObject({ de: "Kurz." });
  });

  test(`${language}: words that could not be saved outlive the page`, async ({ page, world }) => {
    await publishPosts(world);
    await world.login(page);
    const on = await openVoice(page, world, language);
    const { w } = on;
    await on.button(w.create).click();
    await expect(on.german).toBeVisible();
    await page.route(/\/api\/trpc\/[^?]*voice\.update/, (route) => route.fulfill(FAILURE));
    await on.german.fill("Kurz.");
    await expect(on.failed).toHaveCount(1);
    await page.reload();
    await expect(on.german).toHaveValue("Kurz.");
    // Tried again by itself.
    await expect(on.failed).toHaveCount(1);
    await page.unrouteAll({ behavior: "wait" });
    await on.button(w.retry).click();
    await expect(on.saved).toHaveCount(1);
    expect((await on.row())?.words).toMatchObject({ de: "Kurz." });
    expect(await keptKeys(page, "voice-words")).toEqual([]);
  });

  test(`${language}: changed in a second tab: refused, and nothing typed is lost`, async ({
    page,
    world,
  }) => {
    await publishPosts(world);
    await world.login(page);
    const mine = await openVoice(page, world, language);
    const { w } = mine;
    await mine.button(w.create).click();
    await expect(mine.english).toBeVisible();
    const other = await openVoice(patientPage(await page.context().newPage()), world, language);
    await other.english.fill("From the other tab.");
    await expect(other.saved).toHaveCount(1);

    await mine.english.fill("From this tab.");
    await expect(mine.failed).toContainText(w.changed);
    await expect(mine.english).toHaveValue("From this tab.");
    expect((await mine.row())?.words).toMatchObject({ en: "From the other tab." });

    // A reload is no decision.
    await page.reload();
    await expect(mine.failed).toContainText(w.changed);
    await expect(mine.english).toHaveValue("From this tab.");
    expect((await mine.row())?.words).toMatchObject({ en: "From the other tab." });
    await expectAccessible(page, `voice-changed-${language}`);
    await mine.button(w.retry).click();
    await expect(mine.saved).toHaveCount(1);
    await expect(mine.failed).toHaveCount(0);
    expect((await mine.row())?.words).toMatchObject({ en: "From this tab." });

    await other.english.fill("Once more from the other tab.");
    await expect(other.failed).toContainText(w.changed);
    await other.button(w.takeSaved).click();
    await expect(other.english).toHaveValue("From this tab.");
    await expect(other.failed).toHaveCount(0);
    expect((await mine.row())?.words).toMatchObject({ en: "From this tab." });
  });
}
