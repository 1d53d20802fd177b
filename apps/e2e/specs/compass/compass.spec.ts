import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test } from "../../fixtures/world";
import { wizardPage } from "../writing/wizard-page";
import { compassPage } from "./compass-page";

const here = localized("de");
const { language, t } = here;

const ANALYSE = /\/api\/trpc\/[^?]*compass\.analyse/;
const SAMPLE = [
  "Teams im Homeoffice verlieren jede Woche rund vier Stunden in Besprechungen, die niemand vorbereitet hat.",
  "Eine schriftliche Absprache darüber, welche Fragen eine Besprechung brauchen, gibt die meisten Stunden zurück.",
  "Teams, die innerhalb eines Arbeitstags antworten, berichten von deutlich weniger Unterbrechungen.",
  "Ersetzen Sie eine wiederkehrende Besprechung für vier Wochen durch eine schriftliche Zusammenfassung.",
].join(" ");
const FRENCH =
  "Beaucoup d'équipes à distance perdent quatre heures par semaine dans des réunions que personne n'a préparées. " +
  "Nous avons constaté qu'un accord écrit leur rend la plupart de ces heures, et que tout le monde y gagne.";
const ADDRESS = "https://www.example.com/article";

test("a text yields topics that quote it", async ({ page, world }) => {
  const compass = compassPage(page, here);
  await world.login(page);
  await page.goto(compass.path);
  await expect(page).toHaveTitle(new RegExp(t("compass:title")));
  await expect(page.getByRole("heading", { level: 1, name: t("compass:title"), exact: true })).toBeVisible();
  await expect(page.getByText(t("compass:history.empty"), { exact: true })).toBeVisible();

  await compass.tab("text").click();
  await expect(page).toHaveURL(compass.textPath);
  await compass.text.fill(SAMPLE);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(compass.found).toBeFocused();
  const count = await compass.topics.count();
  const quotes = await compass.topics.getByRole("blockquote").allInnerTexts();
  expect(quotes).not.toHaveLength(0);
  for (const quote of quotes) expect(SAMPLE).toContain(quote.replace(/^["“„«]|["”“»]$/g, ""));
  const summary = t("compass:summary", { count, seconds: ANY });
  await expect(page.getByTestId("compass-summary")).toHaveText(messagePattern(summary, /\d+,\d/));
  const foundBy = t("compass:byModel", { model: "gpt-emulated" });
  await expect(page.getByText(foundBy, { exact: true })).toBeVisible();
  await expect(compass.source).toHaveText(t("compass:sourceLanguage.de"));
  await expect(page).toHaveURL(/[?&]analysis=[0-9a-f-]{36}/);
  await expectAccessible(page, "compass-found");
});

test("a found topic is bookmarked by its button and by the S key, and becomes one composition in the wizard", async ({
  page,
  world,
}) => {
  const compass = compassPage(page, here);
  await world.login(page);
  await page.goto(compass.textPath);
  await compass.text.fill(SAMPLE);
  await compass.find.click();
  await expect(compass.found).toBeFocused();

  const card = compass.topics.filter({ has: page.getByRole("blockquote") }).first();
  const title = await card.getByRole("heading", { level: 3 }).innerText();
  const quote = (await card.locator("blockquote q").textContent())!;
  const bookmark = compass.bookmark(title);
  const bookmarked = () => world.db.topic.findMany({ where: { userId: world.user.id, deletedAt: null } });
  const expectPressed = (pressed: boolean) =>
    expect(bookmark).toHaveAttribute("aria-pressed", String(pressed));
  const expectCount = (count: number) => expect.poll(async () => (await bookmarked()).length).toBe(count);
  await expectPressed(false);
  await bookmark.click();
  await expectPressed(true);
  await expect.poll(bookmarked).toMatchObject([{ title, quote, source: "text", language }]);

  // A reload keeps the topics, the typed text and the bookmarks.
  await page.reload();
  await expect(compass.found).toBeVisible();
  await expect(compass.text).toHaveValue(SAMPLE);
  await expectPressed(true);

  // The S key works anywhere on the card, and the change is announced.
  await compass.create(title).focus();
  await page.keyboard.press("s");
  await expect(page.getByText(t("compass:said.unmarked", { title }), { exact: true })).toBeAttached();
  await expectPressed(false);
  await expectCount(0);
  await card.focus();
  await page.keyboard.press("s");
  await expect(page.getByText(t("compass:said.bookmarked", { title }), { exact: true })).toBeAttached();
  await expectPressed(true);
  await expectCount(1);
  // The announcement shows that no change is pending, so the click is not lost.
  await bookmark.click();
  await expectPressed(false);
  await expectCount(0);

  await compass.create(title).dblclick();
  await page.waitForURL(/\/app\/content\/create\?.*\bc=[0-9a-f-]{36}/);
  const compositions = await world.db.composition.findMany({ where: { userId: world.user.id } });
  expect(compositions).toMatchObject([{ quote, quoteUrl: null, answers: { language } }]);
  const { topic } = compositions[0]!.answers as { topic: string };
  expect(topic.startsWith(title)).toBe(true);
  await expect(wizardPage(page, here).topic).toHaveValue(topic);
});

test("invalid input is reported at its field, and a misplaced paste can be moved to the right field", async ({
  page,
  world,
}) => {
  const compass = compassPage(page, here);
  await world.login(page);
  await page.goto(compass.path);
  await compass.find.click();
  await expect(page.getByText(t("compass:problems.urlMissing"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("compass:failed.input"), { exact: true })).toBeVisible();
  await expect(compass.url).toBeFocused();
  await expectAccessible(page, "compass-url-missing");

  await compass.url.fill(SAMPLE);
  await compass.button(t("compass:offer.toText")).click();
  await expect(compass.text).toBeFocused();
  await expect(compass.text).toHaveValue(SAMPLE);

  await compass.text.fill(ADDRESS);
  await expectAccessible(page, "compass-offer");
  await compass.button(t("compass:offer.toUrl")).click();
  await expect(compass.url).toBeFocused();
  await expect(compass.url).toHaveValue(ADDRESS);

  await compass.tab("text").click();
  await compass.text.fill("Zwölf Stück.");
  await compass.find.click();
  const tooShort = t("compass:problems.textTooShort", { min: 50, length: 12 });
  await expect(page.getByText(tooShort, { exact: true })).toBeVisible();
  await expect(compass.text).toBeFocused();
});

test("a text in a third language has no topics without a model", async ({ page, world }) => {
  const compass = compassPage(page, here);
  await world.login(page);
  await page.goto(compass.textPath);
  await compass.text.fill(`${FRENCH} emulate failure: quota`);
  await compass.find.click();
  await expect(compass.failure.getByText(t("compass:reasons.no_topics"), { exact: true })).toBeVisible();
  await expect(compass.topics).toHaveCount(0);
  expect(await world.db.analysis.count({ where: { userId: world.user.id } })).toBe(0);
});

test("a page that cannot be read leads to the text field", async ({ page, world }) => {
  const compass = compassPage(page, here);
  await world.login(page);
  await page.goto(compass.path);
  await compass.url.fill("http://127.0.0.1/");
  await compass.url.press("Enter");
  const failure = compass.failure.filter({ hasText: t("compass:failed.analyse") });
  await expect(failure.getByText(t("compass:reasons.unreachable"), { exact: true })).toBeVisible();
  await expectAccessible(page, "compass-unreachable");
  await compass.button(t("compass:ways.text")).click();
  await expect(compass.text).toBeFocused();
  await expect(failure).toHaveCount(0);
});

test("an analysis shows its steps and is cancelled by its button and by Escape", async ({ page, world }) => {
  const compass = compassPage(page, here);
  const step = page.getByRole("list", { name: t("compass:stages.label"), exact: true }).getByRole("listitem");
  await world.login(page);
  await page.goto(compass.textPath);
  await compass.text.fill(SAMPLE);
  // The call is never answered, so it can only be cancelled.
  await page.route(ANALYSE, () => undefined);
  await compass.find.click();
  await expect(step).toHaveText([t("compass:stages.finding")]);
  await expect(step).toHaveAttribute("aria-current", "step");
  const elapsed = messagePattern(t("compass:elapsed", { seconds: ANY }), /[1-9]\d*/);
  await expect(page.getByTestId("compass-elapsed")).toHaveText(elapsed);
  await compass.button(t("common:cancel")).click();
  await expect(step).toHaveCount(0);
  await expect(page.getByText(t("compass:said.stopped"), { exact: true })).toBeAttached();
  await expect(compass.find).toBeFocused();
  await compass.find.click();
  await expect(step).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(step).toHaveCount(0);
  await expect(compass.text).toHaveValue(SAMPLE);

  // The analysis of a page has three steps.
  await compass.tab("url").click();
  await compass.url.fill(ADDRESS);
  await compass.find.click();
  await expect(step).toHaveText([
    t("compass:stages.fetching"),
    t("compass:stages.reading"),
    t("compass:stages.finding"),
  ]);
  await expect(step.first()).toHaveAttribute("aria-current", "step");
  await expectAccessible(page, "compass-fetching");
  await page.keyboard.press("Escape");
  await expect(step).toHaveCount(0);
});

test("an analysis whose response is lost shows an error and can be retried", async ({ page, world }) => {
  const compass = compassPage(page, here);
  await world.login(page);
  await page.goto(compass.textPath);
  await compass.text.fill(SAMPLE);
  await page.route(ANALYSE, (route) => route.abort());
  await compass.find.click();
  await expect(compass.failure.getByText(t("compass:failed.analyse"), { exact: true })).toBeVisible();
  await page.unroute(ANALYSE);
  await compass.button(t("compass:ways.retry")).click();
  await expect(compass.found).toBeFocused();
});
