import { hydratedPage } from "../../fixtures/wait-for-hydration";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized } from "../../fixtures/localized";
import { storedDraftKeys } from "../../fixtures/stored-draft-keys";
import { expect, test } from "../../fixtures/world";
import { openVoice, seedPublishedPosts } from "./open-voice";

const here = localized("de");
const { t } = here;

const FAILURE = { status: 500, body: "{}" };

test("a style sheet needs enough posts and can be enabled, edited, recomputed and deleted", async ({
  page,
  world,
}) => {
  await seedPublishedPosts(world, 1);
  await world.login(page);
  let on = await openVoice(page, world, here);
  await expect(on.card.getByText(t("voice:none.title"), { exact: true })).toBeVisible();
  await expect(on.card.getByText(t("voice:none.tooFew", { count: 1, needed: 3 }))).toBeVisible();
  await expect(on.create).toHaveCount(0);

  await world.db.post.deleteMany({ where: { authorId: world.user.id } });
  await seedPublishedPosts(world);
  on = await openVoice(page, world, here);
  await on.create.click();
  await expect(page.getByText(t("voice:done.computed", { count: 3 })).first()).toBeVisible();
  await expect(on.heading).toBeFocused();
  await expect(on.use).not.toBeChecked();
  await expect(on.german).toHaveValue(/Sätze mit etwa 6 Wörtern\.[^]*Die Leser siezen\./);
  await expect(on.english).toHaveValue(/Sentences of about 6 words\./);
  await expectAccessible(page, "voice-sheet");

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

  await on.again.click();
  await expect(on.confirmation("again")).toBeVisible();
  await expectAccessible(page, "voice-replace");
  await on.answer(t("common:cancel"));
  await expect(on.again).toBeFocused();
  await expect(on.german).toHaveValue("Kurz. Trocken.");
  await on.again.click();
  await on.answer(t("voice:again.confirm"));
  await expect(on.dialog).toHaveCount(0);
  await expect(on.german).toHaveValue(/Die Leser siezen\./);
  await expect(on.use).toBeChecked();

  await on.delete.click();
  await expect(on.confirmation("delete")).toBeVisible();
  await expectAccessible(page, "voice-delete");
  await on.answer(t("voice:delete.confirm"));
  await expect(page.getByText(t("voice:done.deleted")).first()).toBeVisible();
  await expect(on.card.getByText(t("voice:none.title"), { exact: true })).toBeVisible();
  await expect(on.heading).toBeFocused();
  expect(await on.row()).toBeNull();
});

const MEASURED = {
  en: ["about 6", "33% with a question", "Formal (Siezen)", "0.3"],
  de: ["etwa 6", "33 % mit einer Frage", "Siezen", "0,3"],
};
const DAYS = { en: "Tue, 17 Mar 2026", de: "Di., 17. März 2026" };

for (const each of EVERY_LANGUAGE)
  test(`${each.language}: the numbers and the date of a style sheet follow the language`, async ({
    page,
    world,
  }) => {
    await seedPublishedPosts(world);
    await world.login(page);
    const on = await openVoice(page, world, each);
    await on.create.click();
    await expect(on.german).toBeVisible();
    for (const measured of MEASURED[each.language])
      await expect(on.card.locator("dd", { hasText: measured }).first()).toBeVisible();
    await world.db.voiceSheet.update({
      where: { userId: world.user.id },
      data: { computedAt: new Date("2026-03-17T13:05:00Z") },
    });
    await page.reload();
    const from = each.t("voice:measures.from", { count: 3, day: DAYS[each.language] });
    await expect(on.card.getByText(from, { exact: true })).toBeVisible();
  });

test("text typed just before a recompute is replaced only after a confirmation", async ({ page, world }) => {
  await seedPublishedPosts(world);
  await world.login(page);
  const on = await openVoice(page, world, here);
  await on.create.click();
  await expect(on.german).toBeVisible();
  await on.german.fill("Eben erst getippt.");
  await on.again.click();
  await expect(on.confirmation("again")).toBeVisible();
  await on.answer(t("common:cancel"));
  await expect(on.german).toHaveValue("Eben erst getippt.");
  await expect.poll(async () => (await on.row())?.words).toMatchObject({ de: "Eben erst getippt." });
});

test("a text that is too long stays in its field unsaved, and a failure shows an error", async ({
  page,
  world,
}) => {
  await seedPublishedPosts(world);
  await world.login(page);
  const on = await openVoice(page, world, here);
  await page.route(/\/api\/trpc\/[^?]*voice\.compute/, (route) => route.fulfill(FAILURE));
  await on.create.click();
  await expect(page.getByText(t("voice:failedTo.compute"), { exact: true }).first()).toBeVisible();
  await expect(on.create).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await on.create.click();
  await expect(on.english).toBeVisible();

  await on.english.fill("x".repeat(2001));
  await expect(on.invalid).toHaveText(t("voice:words.tooLong", { count: 1 }));
  await expect(on.english).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "voice-too-long");
  await on.english.fill("x".repeat(2000));
  await expect(on.saved).toHaveCount(1);

  await page.route(/\/api\/trpc\/[^?]*voice\.update/, (route) => route.fulfill(FAILURE));
  await on.german.fill("Kurz.");
  await expect(on.failed).toHaveCount(1);
  await expect(on.german).toHaveValue("Kurz.");
  await page.unrouteAll({ behavior: "wait" });
  await on.retry.click();
  await expect(on.failed).toHaveCount(0);
  await expect.poll(async () => (await on.row())?.words).toMatchObject({ de: "Kurz." });
});

test("text that could not be saved survives a reload", async ({ page, world }) => {
  await seedPublishedPosts(world);
  await world.login(page);
  const on = await openVoice(page, world, here);
  await on.create.click();
  await expect(on.german).toBeVisible();
  await page.route(/\/api\/trpc\/[^?]*voice\.update/, (route) => route.fulfill(FAILURE));
  await on.german.fill("Kurz.");
  await expect(on.failed).toHaveCount(1);
  await page.reload();
  await expect(on.german).toHaveValue("Kurz.");
  // The page retries the save on its own.
  await expect(on.failed).toHaveCount(1);
  await page.unrouteAll({ behavior: "wait" });
  await on.retry.click();
  await expect(on.saved).toHaveCount(1);
  expect((await on.row())?.words).toMatchObject({ de: "Kurz." });
  await expect.poll(() => storedDraftKeys(page, "voice-words")).toEqual([]);
});

test("a change that conflicts with a second tab is refused, and nothing typed is lost", async ({
  page,
  world,
}) => {
  const changed = t("errors:voice_changed");
  await seedPublishedPosts(world);
  await world.login(page);
  const mine = await openVoice(page, world, here);
  await mine.create.click();
  await expect(mine.english).toBeVisible();
  const other = await openVoice(hydratedPage(await page.context().newPage()), world, here);
  await other.english.fill("From the other tab.");
  await expect(other.saved).toHaveCount(1);

  await mine.english.fill("From this tab.");
  await expect(mine.failed).toContainText(changed);
  await expect(mine.english).toHaveValue("From this tab.");
  expect((await mine.row())?.words).toMatchObject({ en: "From the other tab." });

  // A reload does not resolve the conflict.
  await page.reload();
  await expect(mine.failed).toContainText(changed);
  await expect(mine.english).toHaveValue("From this tab.");
  expect((await mine.row())?.words).toMatchObject({ en: "From the other tab." });
  await expectAccessible(page, "voice-changed");
  await mine.retry.click();
  await expect(mine.saved).toHaveCount(1);
  await expect(mine.failed).toHaveCount(0);
  expect((await mine.row())?.words).toMatchObject({ en: "From this tab." });

  await other.english.fill("Once more from the other tab.");
  await expect(other.failed).toContainText(changed);
  await other.takeSaved.click();
  await expect(other.english).toHaveValue("From this tab.");
  await expect(other.failed).toHaveCount(0);
  expect((await mine.row())?.words).toMatchObject({ en: "From this tab." });
});
