import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES, type Language } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";

const TEXTS = {
  en: {
    sheet: "Keyboard shortcuts",
    search: "Search posts",
    text: "Post text",
    newPost: "Write a new post",
    open: "Show keyboard shortcuts",
    off: "Keys that act alone are switched off.",
    keys: "Arrows move, Enter opens",
  },
  de: {
    sheet: "Tastenkürzel",
    search: "Beiträge durchsuchen",
    text: "Text des Beitrags",
    newPost: "Neuen Beitrag schreiben",
    open: "Tastenkürzel anzeigen",
    off: "Kürzel aus einzelnen Tasten sind ausgeschaltet.",
    keys: "Pfeiltasten bewegen, Enter öffnet",
  },
} as const;

const at = (language: Language, path: `/${string}`) => new RegExp(`${inLanguage(language, path)}(\\?.*)?$`);

/** Keys after each other, until they lead there: a busy machine may be slower than G waits. */
async function walk(page: Page, keys: readonly string[], url: RegExp) {
  await expect(async () => {
    for (const key of keys) await page.keyboard.press(key);
    await expect(page).toHaveURL(url, { timeout: 10_000 });
  }).toPass();
}

/** Opens the sheet; works only once the page has come alive. */
async function openSheet(page: Page, language: Language) {
  const sheet = page.getByRole("dialog", { name: TEXTS[language].sheet, exact: true });
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(sheet).toBeVisible({ timeout: 2000 });
  }).toPass();
  return sheet;
}

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  test(`${language}: ? lists the shortcuts; while it is open the other keys rest`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    const sheet = await openSheet(page, language);
    await expect(sheet).toContainText(t.newPost);
    await expectAccessible(page, `shortcuts-${language}`);
    await page.keyboard.press("c");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    // And back again: had C led away, this would not be the list of posts any more.
    await openSheet(page, language);
    await expect(page).toHaveURL(at(language, "/app/posts"));
  });

  test(`${language}: keys lead everywhere, and the focus goes to the heading there`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await openSheet(page, language);
    await page.keyboard.press("Escape");
    const journeys = [
      [["g", "c"], "/app/content/calendar"],
      [["g", "b"], "/app/content/bookmarks"],
      [["g", "o"], "/app/content/compass"],
      [["g", "n"], "/app/notifications"],
      [["g", "s"], "/app/user/settings"],
      [["g", "d"], "/app"],
      [["c"], "/app/content/create"],
      [["g", "p"], "/app/posts"],
    ] as const;
    for (const [keys, path] of journeys) {
      await walk(page, keys, at(language, path));
      await expect(page.locator("main h1").first()).toBeFocused();
    }

    // From elsewhere / leads to the search of the posts.
    await walk(page, ["g", "c"], at(language, "/app/content/calendar"));
    await page.keyboard.press("/");
    await expect(page).toHaveURL(at(language, "/app/posts"));
    const search = page.getByRole("searchbox", { name: t.search });
    await expect(search).toBeFocused();
    // There, keys are letters.
    await page.keyboard.type("c? /gp");
    await expect(search).toHaveValue("c? /gp");
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test(`${language}: in the editor letters are letters, and the caret stays when the post gets its address`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/content/create"));
    const sheet = await openSheet(page, language);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    const text = page.getByRole("textbox", { name: t.text });
    await text.click();
    await page.keyboard.type("c? gp gd / n");
    await expect(text).toHaveValue("c? gp gd / n");
    await expect(page).toHaveURL(/\/app\/content\/edit\//);
    await page.keyboard.type(" ?");
    await expect(text).toHaveValue("c? gp gd / n ?");
    await expect(text).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test(`${language}: N after G is not the calendar's N`, async ({ page, world }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/content/calendar"));
    await openSheet(page, language);
    await page.keyboard.press("Escape");
    await page.locator('[data-day][tabindex="0"]').focus();
    await walk(page, ["g", "n"], at(language, "/app/notifications"));
  });

  test(`${language}: switched off, single keys do nothing; the others still do`, async ({ page, world }) => {
    await world.db.user.update({ where: { id: world.user.id }, data: { shortcuts: false } });
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await page.waitForLoadState("networkidle");
    const search = page.getByRole("searchbox", { name: t.search });
    // The page is alive when a search gets into the address.
    await expect(async () => {
      await search.fill("");
      await search.pressSequentially("first");
      await expect(page).toHaveURL(/q=first/, { timeout: 2000 });
    }).toPass();
    await search.blur();
    for (const key of ["?", "c", "/", "g", "n"]) await page.keyboard.press(key);
    await search.fill("second");
    await expect(page).toHaveURL(/q=second/);
    await expect(page).toHaveURL(at(language, "/app/posts"));
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.goto(inLanguage(language, "/app/content/calendar"));
    await page.waitForLoadState("networkidle");
    await expect(page.getByText(t.keys, { exact: true })).toBeVisible();
    const today = page.locator('[data-day][tabindex="0"]');
    await today.focus();
    await page.keyboard.press("n");
    const day = await today.getAttribute("data-day");
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(page.locator(`[data-day="${day}"][tabindex="0"]`)).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect(page).toHaveURL(at(language, "/app/content/calendar"));

    // The mouse finds the list all the same.
    await page.goto(inLanguage(language, "/app/user/settings?tab=general"));
    await page.waitForLoadState("networkidle");
    const button = page.getByRole("button", { name: t.open, exact: true });
    await button.click();
    const sheet = page.getByRole("dialog", { name: t.sheet, exact: true });
    await expect(sheet).toContainText(t.off);
    await expectAccessible(page, `shortcuts-off-${language}`);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });
}
