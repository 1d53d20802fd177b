import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { comeAlive } from "../../fixtures/come-alive";
import { inLanguage, LANGUAGES, type Language } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";

const WORDS = {
  en: { menu: /^Account: /, own: "English", feedback: "Feedback", message: "Message", signOut: "Sign out" },
  de: { menu: /^Konto: /, own: "Deutsch", feedback: "Feedback", message: "Nachricht", signOut: "Abmelden" },
};
const OTHER = { en: "de", de: "en" } as const;
const YEAR = 365 * 24 * 3600;

async function switchInMenu(page: Page, from: Language) {
  await page.getByRole("button", { name: WORDS[from].menu }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${WORDS[OTHER[from]].own}`) }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", OTHER[from]);
  await comeAlive(page);
}

const localeCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "takt-locale");

for (const language of LANGUAGES) {
  const other = OTHER[language];

  test(`from ${language} to ${other}: the page and its query stay, and it is remembered for a year`, async ({
    page,
    world,
  }) => {
    await world.db.user.update({ where: { id: world.user.id }, data: { preferredLanguage: language } });
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts?status=draft&q=caf%C3%A9"));
    await switchInMenu(page, language);
    await expect(page).toHaveURL(inLanguage(other, "/app/posts?status=draft&q=caf%C3%A9"));
    const { preferredLanguage } = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
    expect(preferredLanguage).toBe(other);
    const { value, expires, httpOnly, sameSite } = (await localeCookie(page))!;
    expect([value, httpOnly, sameSite]).toEqual([other, true, "Lax"]);
    expect(Math.abs(expires - Date.now() / 1000 - YEAR)).toBeLessThan(24 * 3600);
    expect(await page.evaluate(() => localStorage.getItem("takt:language"))).toBe(other);
    await page.goto("/app/posts");
    await expect(page.locator("html")).toHaveAttribute("lang", other);
  });

  test(`from ${language} to ${other}: near where it was scrolled to`, async ({ page, world }) => {
    for (let n = 0; n < 20; n++) await createPost(world.db, world.user, { content: `Post ${n}` });
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await expect(page.getByText("Post 19", { exact: true }).first()).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 400));
    await switchInMenu(page, language);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  });

  test(`from ${language} to ${other}: a post typed a moment ago is there`, async ({ page, world }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/content/create"));
    const text = page.getByTestId("post-text");
    await text.fill("Typed just before the switch");
    await switchInMenu(page, language);
    await expect(text).toHaveValue("Typed just before the switch");
    // Once, not as a draft and again as an unsaved text.
    await expect.poll(() => world.db.post.count({ where: { authorId: world.user.id } })).toBe(1);
  });

  test(`from ${language} to ${other}: what is typed into a form and not sent is there`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    const open = async (words: (typeof WORDS)[Language]) => {
      await page.getByRole("button", { name: words.feedback, exact: true }).click();
      return page.getByRole("dialog").getByRole("textbox", { name: words.message });
    };
    await (await open(WORDS[language])).fill("Half a thought");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await switchInMenu(page, language);
    await expect(await open(WORDS[other])).toHaveValue("Half a thought");
    // Signing out forgets it.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: WORDS[other].menu }).click();
    await page.getByRole("menuitem", { name: WORDS[other].signOut, exact: true }).click();
    await expect(page).toHaveURL(inLanguage(other, "/login?signedOut=1"));
    const kept = () => page.evaluate(() => sessionStorage.getItem("takt:draft:text:feedback"));
    await expect.poll(kept).toBeNull();
  });

  test(`from ${language} to ${other}, signed out: the page and its query stay`, async ({ page }) => {
    await page.goto(inLanguage(language, "/login?error=NoSession"));
    await page.getByRole("link", { name: WORDS[other].own, exact: true }).click();
    await expect(page).toHaveURL(inLanguage(other, "/login?error=NoSession"));
    await expect(page.getByRole("alert").filter({ hasText: /Cookies|cookies/ })).toBeVisible();
    await page.goto(inLanguage(other, "/"));
    await page.getByRole("link", { name: WORDS[language].own, exact: true }).click();
    await expect(page).toHaveURL(inLanguage(language, "/"));
  });

  test(`${language}: chosen on this device, it holds where the cookie is gone, against the browser's`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({
      locale: other === "de" ? "de-DE" : "en-US",
      baseURL: world.webUrl,
    });
    const page = await context.newPage();
    const html = page.locator("html");
    await page.goto("/login");
    await expect(html).toHaveAttribute("lang", other);
    await page.evaluate((chosen) => localStorage.setItem("takt:language", chosen), language);
    // A cookie is a decision.
    await page.reload();
    await expect(html).toHaveAttribute("lang", other);
    await context.clearCookies();
    // The page itself goes on to the other address: its load may never end.
    await page.goto("/login?error=NoSession", { waitUntil: "commit" });
    await expect(html).toHaveAttribute("lang", language);
    await expect(page).toHaveURL(inLanguage(language, "/login?error=NoSession"));
    expect((await localeCookie(page))?.value).toBe(language);
    await context.close();
  });
}

test("what is no language of ours is not applied", async ({ page }) => {
  await page.goto("/login");
  for (const stored of ["fr", "", "de-DE", "../evil"]) {
    await page.evaluate((value) => localStorage.setItem("takt:language", value), stored);
    await page.context().clearCookies();
    await page.goto("/login");
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  }
});
