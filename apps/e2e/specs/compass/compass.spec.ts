import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { COMPASS_WORDS } from "./compass-words";

const ANALYSE = /\/api\/trpc\/[^?]*compass\.analyse/;
const FRENCH =
  "Beaucoup d'équipes à distance perdent quatre heures par semaine dans des réunions que personne n'a préparées. " +
  "Nous avons constaté qu'un accord écrit leur rend la plupart de ces heures, et que tout le monde y gagne.";
const topics = (page: Page) => page.getByTestId("found-topic");

for (const language of LANGUAGES) {
  const t = COMPASS_WORDS[language];
  const path = inLanguage(language, "/app/content/compass");
  const textPath = `${path}?source=text`;
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
  const urlField = (page: Page) => page.getByRole("textbox", { name: t.url, exact: true });
  const textField = (page: Page) => page.getByRole("textbox", { name: t.text, exact: true });

  test(`${language}: from a text to topics, a bookmark, and a post in the wizard`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(t.title));
    await expect(page.getByRole("heading", { level: 1, name: t.title, exact: true })).toBeVisible();
    await expect(page.getByText(t.none)).toBeVisible();
    await expectAccessible(page, `compass-empty-${language}`);

    await tab(page, t.tabs.text).click();
    await expect(page).toHaveURL(textPath);
    await textField(page).fill(t.sample);
    await page.keyboard.press("ControlOrMeta+Enter");
    const heading = page.getByRole("heading", { name: t.found, exact: true });
    await expect(heading).toBeFocused({ timeout: 30_000 });
    await expect(page.getByTestId("compass-summary")).toHaveText(t.summary);
    await expect(page.getByText(t.foundBy, { exact: true })).toBeVisible();
    await expect(page.getByTestId("compass-source")).toHaveText(t.source);
    await expect(page).toHaveURL(/[?&]analysis=[0-9a-f-]{36}/);
    for (const quote of await topics(page).getByRole("blockquote").allInnerTexts())
      expect(t.sample).toContain(quote.replace(/^["“„«]|["”“»]$/g, ""));
    await expectAccessible(page, `compass-found-${language}`);

    const card = topics(page).first();
    const title = await card.getByRole("heading", { level: 3 }).innerText();
    const quote = (await card.locator("blockquote q").textContent())!;
    const bookmark = button(page, t.bookmark(title));
    await expect(bookmark).toHaveAttribute("aria-pressed", "false");
    await bookmark.click();
    await expect(bookmark).toHaveAttribute("aria-pressed", "true");
    const bookmarked = () => world.db.topic.findMany({ where: { userId: world.user.id, deletedAt: null } });
    await expect.poll(bookmarked).toMatchObject([{ title, quote, source: "text", language }]);
    // And taken back, and again: by the same button.
    await bookmark.click();
    await expect.poll(async () => (await bookmarked()).length).toBe(0);
    await expect(bookmark).toHaveAttribute("aria-pressed", "false");
    await bookmark.click();
    await expect.poll(async () => (await bookmarked()).length).toBe(1);

    // A reload keeps the topics, what is typed, and what is bookmarked.
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(textField(page)).toHaveValue(t.sample);
    await expect(bookmark).toHaveAttribute("aria-pressed", "true");

    // The same by S, wherever on the card the focus is; said, where the button does not say it.
    await button(page, t.create(title)).focus();
    await page.keyboard.press("s");
    await expect(page.getByText(t.unmarked(title), { exact: true })).toBeAttached();
    await expect(bookmark).toHaveAttribute("aria-pressed", "false");
    await card.focus();
    await page.keyboard.press("s");
    await expect(page.getByText(t.marked(title), { exact: true })).toBeAttached();
    await expect(bookmark).toHaveAttribute("aria-pressed", "true");
    await expect.poll(async () => (await bookmarked()).length).toBe(1);

    await button(page, t.create(title)).dblclick();
    await expect(page).toHaveURL(/\/app\/content\/create\?.*\bc=[0-9a-f-]{36}/);
    const compositions = await world.db.composition.findMany({ where: { userId: world.user.id } });
    expect(compositions).toHaveLength(1);
    expect(compositions[0]).toMatchObject({ quote, quoteUrl: null, answers: { language } });
    const { topic } = compositions[0]!.answers as { topic: string };
    expect(topic.startsWith(title)).toBe(true);
    await expect
      .poll(() =>
        page
          .locator("main textarea")
          .evaluateAll((fields) => fields.map((field) => "value" in field && field.value)),
      )
      .toContain(topic);
  });

  test(`${language}: what cannot be analysed is said at its field, and paste goes where it belongs`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(path);
    await button(page, t.find).click();
    await expect(page.getByText(t.urlMissing, { exact: true })).toBeVisible();
    await expect(page.getByText(t.check, { exact: true })).toBeVisible();
    await expect(urlField(page)).toBeFocused();
    await expectAccessible(page, `compass-url-missing-${language}`);

    await urlField(page).fill(t.sample);
    await button(page, t.offerText).click();
    await expect(textField(page)).toBeFocused();
    await expect(textField(page)).toHaveValue(t.sample);

    await textField(page).fill("https://www.example.com/article");
    await expectAccessible(page, `compass-offer-${language}`);
    await button(page, t.offerUrl).click();
    await expect(urlField(page)).toBeFocused();
    await expect(urlField(page)).toHaveValue("https://www.example.com/article");

    await tab(page, t.tabs.text).click();
    await textField(page).fill("Twelve chars");
    await button(page, t.find).click();
    await expect(page.getByText(t.tooShort, { exact: true })).toBeVisible();
    await expect(textField(page)).toBeFocused();
    await expectAccessible(page, `compass-too-short-${language}`);
  });

  test(`${language}: without a model, a text in a third language has no topics`, async ({ page, world }) => {
    await world.login(page);
    await page.goto(textPath);
    await textField(page).fill(`${FRENCH} emulate failure: quota`);
    await button(page, t.find).click();
    await expect(page.getByRole("alert").getByText(t.noTopics)).toBeVisible({ timeout: 30_000 });
    await expect(topics(page)).toHaveCount(0);
    await expectAccessible(page, `compass-no-topics-${language}`);
    expect(await world.db.analysis.count({ where: { userId: world.user.id } })).toBe(0);
  });

  test(`${language}: a page that is not read leads to its text`, async ({ page, world }) => {
    await world.login(page);
    await page.goto(path);
    await urlField(page).fill("http://127.0.0.1/");
    await urlField(page).press("Enter");
    const alert = page.getByRole("alert").filter({ hasText: t.failed });
    await expect(alert).toBeVisible({ timeout: 30_000 });
    await expect(alert.getByText(t.unreachable)).toBeVisible();
    await expectAccessible(page, `compass-unreachable-${language}`);
    await button(page, t.pasteText).click();
    await expect(textField(page)).toBeFocused();
    await expect(alert).toHaveCount(0);
  });

  test(`${language}: progress, Cancel and Escape; a failing server is said, and can be asked again`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(textPath);
    await textField(page).fill(t.sample);
    // Never answered: it can only be cancelled.
    await page.route(ANALYSE, () => undefined);
    await button(page, t.find).click();
    const step = page.getByRole("list", { name: t.progress }).getByRole("listitem");
    await expect(step.filter({ hasText: t.finding })).toHaveAttribute("aria-current", "step");
    await expect(page.getByTestId("compass-elapsed")).toHaveText(/^[1-9]\d* s$/);
    await expectAccessible(page, `compass-running-${language}`);
    await button(page, t.cancel).click();
    await expect(step).toHaveCount(0);
    await expect(page.getByText(t.cancelled, { exact: true })).toBeAttached();
    await expect(button(page, t.find)).toBeFocused();
    await button(page, t.find).click();
    await expect(step).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(step).toHaveCount(0);
    await expect(textField(page)).toHaveValue(t.sample);

    // A page has three steps.
    await tab(page, t.tabs.url).click();
    await urlField(page).fill("https://www.example.com/article");
    await button(page, t.find).click();
    await expect(step).toHaveText(t.stages);
    await expect(step.first()).toHaveAttribute("aria-current", "step");
    await expectAccessible(page, `compass-fetching-${language}`);
    await page.keyboard.press("Escape");
    await expect(step).toHaveCount(0);
    await tab(page, t.tabs.text).click();
    await page.unroute(ANALYSE);

    await page.route(ANALYSE, (route) => route.abort());
    await button(page, t.find).click();
    await expect(page.getByRole("alert").filter({ hasText: t.failed })).toBeVisible();
    await expectAccessible(page, `compass-lost-${language}`);
    await page.unroute(ANALYSE);
    await button(page, t.retry).click();
    await expect(page.getByRole("heading", { name: t.found, exact: true })).toBeFocused({ timeout: 30_000 });
  });
}
