import type { Page } from "@playwright/test";
import { berlinTime } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";
import { wizardPage } from "../writing/wizard-page";
import { WRITING_WORDS } from "../writing/writing-words";
import { COMPASS_WORDS } from "./compass-words";

const DAY = 864e5;

for (const language of LANGUAGES) {
  const t = COMPASS_WORDS[language];
  const written = WRITING_WORDS[language];

  async function analyse(page: Page, world: World, path: string) {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/content/compass"));
    await page.getByRole("textbox", { name: t.url, exact: true }).fill(`${world.pagesUrl}${path}`);
    await page.getByRole("button", { name: t.find, exact: true }).click();
  }

  test(`${language}: from an article to a scheduled post`, async ({ page, world }) => {
    await analyse(page, world, t.article.path);
    await expect(page.getByRole("heading", { name: t.found, exact: true })).toBeFocused();
    const card = page.getByTestId("found-topic").first();
    await expect(card.getByRole("blockquote")).toBeVisible();
    await expect(page.getByTestId("analysis").first()).toContainText(t.article.title);
    await expectAccessible(page, `compass-article-${language}`);
    const title = await card.getByRole("heading", { level: 3 }).innerText();
    await page.getByRole("button", { name: t.create(title), exact: true }).click();
    await page.waitForURL(/\/app\/content\/create\?.*\bc=/);

    const wizard = wizardPage(page, language);
    await expect(wizard.topic).toHaveValue(new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`));
    await expectAccessible(page, `wizard-from-article-${language}`);
    for (const step of [2, 3, 4]) await wizard.toStep(step);
    await wizard.button(written.generate).click();
    await expect(wizard.result.getByRole("heading", { name: written.result, exact: true })).toBeFocused();
    await wizard.tick.check();
    await wizard.button(written.schedule).click();
    const at = new Date(Math.ceil((Date.now() + 2 * DAY) / 60_000) * 60_000);
    const { date, time } = berlinTime(at);
    const dialog = page.getByRole("dialog", { name: written.scheduleDialog });
    await dialog.getByLabel(written.date, { exact: true }).fill(date);
    await dialog.getByLabel(written.time, { exact: true }).fill(time);
    await dialog.getByRole("button", { name: written.schedule, exact: true }).click();
    await expect(page.getByText(written.scheduledFor).first()).toBeVisible();
    expect(await world.db.post.findMany({ where: { authorId: world.user.id } })).toMatchObject([
      { status: "scheduled", aiOrigin: "generated", scheduledAt: at },
    ]);
  });

  test(`${language}: of a long page its beginning is analysed, and that is said`, async ({ page, world }) => {
    await analyse(page, world, t.article.longPath);
    await expect(page.getByRole("heading", { name: t.found, exact: true })).toBeFocused();
    const source = page.getByTestId("compass-source");
    await expect(source).toContainText(t.source);
    await expect(source).toContainText(t.truncated);
    await expectAccessible(page, `compass-truncated-${language}`);
  });

  test(`${language}: pages that cannot be read say why`, async ({ page, world }) => {
    await analyse(page, world, "/nested");
    await expect(page.getByText(t.tooComplex)).toBeVisible();
    await expectAccessible(page, `compass-too-complex-${language}`);
    await analyse(page, world, "/members");
    await expect(page.getByText(t.blocked)).toBeVisible();
    await expect(page.getByRole("button", { name: t.pasteText, exact: true })).toBeVisible();
    await expectAccessible(page, `compass-blocked-${language}`);
    await analyse(page, world, "/picture");
    await expect(page.getByText(t.notText)).toBeVisible();
    await analyse(page, world, "/nowhere");
    await expect(page.getByText(t.unreachable)).toBeVisible();
  });
}
