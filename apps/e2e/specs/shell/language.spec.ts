import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { waitForHydration } from "../../fixtures/wait-for-hydration";
import { EVERY_LANGUAGE, localized, type Language, type Localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { openFeedback } from "../feedback/open-feedback";

const EN = localized("en");
const DE = localized("de");
const other = ({ language }: Localized) => (language === "en" ? DE : EN);
const getName = (language: Language) => EN.t(`common:languages.${language}`);
const YEAR_SECONDS = 365 * 24 * 3600;

const openMenu = (page: Page, { user }: World, { t }: Localized) =>
  page.getByRole("button", { name: t("shell:accountMenu", { name: user.name! }), exact: true }).click();

async function switchInMenu(page: Page, world: World, from: Localized) {
  const to = other(from).language;
  await openMenu(page, world, from);
  await page.getByRole("menuitem", { name: getName(to), exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", to);
  await waitForHydration(page);
}

const localeCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "takt-locale");

for (const from of EVERY_LANGUAGE) {
  const to = other(from);

  test(`a switch from ${from.language} to ${to.language} keeps the page and its query and is remembered for a year`, async ({
    page,
    world,
  }) => {
    await world.db.user.update({
      where: { id: world.user.id },
      data: { preferredLanguage: from.language },
    });
    await world.login(page);
    await page.goto(from.at("/app/posts?status=draft&q=caf%C3%A9"));
    await switchInMenu(page, world, from);
    await expect(page).toHaveURL(to.at("/app/posts?status=draft&q=caf%C3%A9"));
    const { preferredLanguage } = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
    expect(preferredLanguage).toBe(to.language);
    const { value, expires, httpOnly, sameSite } = (await localeCookie(page))!;
    expect([value, httpOnly, sameSite]).toEqual([to.language, true, "Lax"]);
    expect(Math.abs(expires - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(24 * 3600);
    expect(await page.evaluate(() => localStorage.getItem("takt:language"))).toBe(to.language);
    await page.goto("/app/posts");
    await expect(page.locator("html")).toHaveAttribute("lang", to.language);
  });

  test(`the links from ${from.language} to ${to.language} keep a visitor's page and query`, async ({
    page,
  }) => {
    await page.goto(from.at("/login?error=NoSession"));
    await page.getByRole("link", { name: getName(to.language), exact: true }).click();
    await page.waitForURL(to.at("/login?error=NoSession"));
    await expect(page.getByRole("alert").filter({ hasText: to.t("login:errors.session") })).toBeVisible();
    await page.goto(to.at("/"));
    await page.getByRole("link", { name: getName(from.language), exact: true }).click();
    await expect(page).toHaveURL(from.at("/"));
  });

  test(`${from.language}: a language chosen on this device overrides the browser's when the cookie is gone`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({
      locale: to.language === "de" ? "de-DE" : "en-US",
      baseURL: world.webUrl,
    });
    const page = await context.newPage();
    const html = page.locator("html");
    await page.goto("/login");
    await expect(html).toHaveAttribute("lang", to.language);
    // Nothing is stored for a language that the browser asks for.
    expect(await localeCookie(page)).toBeUndefined();
    await page.evaluate((chosen) => localStorage.setItem("takt:language", chosen), from.language);
    // A cookie takes precedence.
    await context.addCookies([{ name: "takt-locale", value: to.language, url: world.webUrl }]);
    await page.reload();
    await expect(html).toHaveAttribute("lang", to.language);
    await context.clearCookies();
    // The page redirects itself, so its load event may never fire.
    await page.goto("/login?error=NoSession", { waitUntil: "commit" });
    await expect(html).toHaveAttribute("lang", from.language);
    await expect(page).toHaveURL(from.at("/login?error=NoSession"));
    expect((await localeCookie(page))?.value).toBe(from.language);
    await context.close();
  });
}

test("a page keeps its scroll position when the language is switched", async ({ page, world }) => {
  for (let n = 0; n < 20; n++) await createPost(world.db, world.user, { content: `Post ${n}` });
  await world.login(page);
  await page.goto(EN.at("/app/posts"));
  await expect(page.getByText("Post 19", { exact: true }).first()).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 400));
  await switchInMenu(page, world, EN);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test("a post typed just before a language switch is kept once", async ({ page, world }) => {
  await world.login(page);
  await page.goto(EN.at("/app/content/create"));
  const text = page.getByTestId("post-text");
  await text.fill("Typed just before the switch");
  await switchInMenu(page, world, EN);
  await expect(text).toHaveValue("Typed just before the switch");
  // The post must not be both a draft and an unsaved text.
  await expect.poll(() => world.db.post.count({ where: { authorId: world.user.id } })).toBe(1);
});

test("an unsent form text survives a language switch until the user signs out", async ({ page, world }) => {
  const typeInto = async (language: Localized) => (await openFeedback(page, language)).message;
  await world.login(page);
  await page.goto(EN.at("/app/posts"));
  await (await typeInto(EN)).fill("Half a thought");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await switchInMenu(page, world, EN);
  await expect(await typeInto(DE)).toHaveValue("Half a thought");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openMenu(page, world, DE);
  await page.getByRole("menuitem", { name: DE.t("shell:signOut"), exact: true }).click();
  await expect(page).toHaveURL(DE.at("/login?signedOut=1"));
  const storedDraft = () => page.evaluate(() => sessionStorage.getItem("takt:draft:text:feedback"));
  await expect.poll(storedDraft).toBeNull();
});

test("an unsupported stored language is ignored", async ({ page }) => {
  await page.goto("/login");
  for (const stored of ["fr", "", "de-DE", "../evil"]) {
    await page.evaluate((value) => localStorage.setItem("takt:language", value), stored);
    await page.context().clearCookies();
    await page.goto("/login");
    // A redirect to another language would happen before the network is idle.
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  }
});
