import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

/** Returns a pattern for a page's URL with any query. */
const toUrl = (path: `/${string}`) => new RegExp(`${at(path)}(\\?.*)?$`);

/** Presses keys without a pause: on a busy machine the wait after G could expire. */
const pressAtOnce = (page: Page, keys: readonly string[]) =>
  Promise.all(keys.map((key) => page.keyboard.press(key)));

/** The page that is open, what has the focus, and how many overlays would get the keys. */
const getPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    const isHeading = activeElement === document.querySelector("main h1");
    return {
      path: location.pathname,
      focus: isHeading ? "heading" : activeElement === body ? "body" : activeElement?.outerHTML.slice(0, 200),
      overlays: document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]")
        .length,
    };
  });

const sheetOn = (page: Page) => page.getByRole("dialog", { name: t("shortcuts:title"), exact: true });
const searchOn = (page: Page) => page.getByRole("searchbox", { name: t("posts:list.search"), exact: true });

/** Opens the list of shortcuts: keys are heard once the effects of the page have run, a moment after it is hydrated. */
async function openSheet(page: Page) {
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(sheetOn(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

async function closeSheet(page: Page) {
  await page.keyboard.press("Escape");
  await expect(sheetOn(page)).toBeHidden();
}

test("the ? key lists the shortcuts, and other keys are inactive while the list is open", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/posts"));
  await openSheet(page);
  await expect(sheetOn(page)).toContainText(t("shortcuts:rows.new"));
  await expectAccessible(page, "shortcuts");
  await page.keyboard.press("c");
  await closeSheet(page);
  // The list of posts is still open, so C did nothing.
  await openSheet(page);
  await expect(page).toHaveURL(toUrl("/app/posts"));
});

test("shortcuts open every page and move the focus to its heading", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app/posts"));
  // The keys are heard from here on.
  await openSheet(page);
  await closeSheet(page);
  const journeys = [
    [["g", "c"], "/app/content/calendar"],
    [["g", "b"], "/app/content/bookmarks"],
    [["g", "o"], "/app/content/compass"],
    [["g", "a"], "/app/analytics"],
    [["g", "n"], "/app/notifications"],
    [["g", "s"], "/app/user/settings"],
    [["g", "d"], "/app"],
    [["g", "p"], "/app/posts"],
  ] as const;
  for (const [keys, path] of journeys) {
    await pressAtOnce(page, keys);
    // One expectation of both: a failure names the keys, the page that stayed and what has the focus.
    await expect
      .poll(() => getPlace(page), { message: `${keys.join(" ")} opens ${path}`, timeout: 30_000 })
      .toEqual({ path: at(path), focus: "heading", overlays: 0 });
  }

  // A new post begins with its text.
  await page.keyboard.press("c");
  await expect(page.getByTestId("post-text")).toBeFocused();
  await expect(page).toHaveURL(toUrl("/app/content/create"));
  await page.goBack();
  await expect(page).toHaveURL(toUrl("/app/posts"));

  // The / key opens the search of the posts from any page.
  await pressAtOnce(page, ["g", "c"]);
  await expect(page).toHaveURL(toUrl("/app/content/calendar"));
  await page.keyboard.press("/");
  await expect(page).toHaveURL(toUrl("/app/posts"));
  const search = searchOn(page);
  await expect(search).toBeFocused();
  // In the search field, keys type letters.
  await page.keyboard.type("c? /gp");
  await expect(search).toHaveValue("c? /gp");
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("shortcut keys type letters in the editor, and the caret stays when the URL changes", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await openSheet(page);
  await closeSheet(page);
  const text = page.getByRole("textbox", { name: t("posts:editor.text"), exact: true });
  await text.click();
  await page.keyboard.type("c? gp gd / n");
  await expect(text).toHaveValue("c? gp gd / n");
  await expect(page).toHaveURL(/\/app\/content\/create\?id=/);
  await page.keyboard.type(" ?");
  await expect(text).toHaveValue("c? gp gd / n ?");
  await expect(text).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the shortcut G N does not trigger the calendar's N", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app/content/calendar"));
  await page.locator('[data-day][tabindex="0"]').focus();
  await pressAtOnce(page, ["g", "n"]);
  await expect(page).toHaveURL(toUrl("/app/notifications"));
});

test("single-key shortcuts that are switched off do nothing, and other keys still work", async ({
  page,
  world,
}) => {
  await world.db.user.update({ where: { id: world.user.id }, data: { shortcuts: false } });
  await world.login(page);
  await page.goto(at("/app/posts"));
  const search = searchOn(page);
  await search.fill("first");
  await expect(page).toHaveURL(/q=first/);
  await search.blur();
  await pressAtOnce(page, ["?", "c", "/", "g", "n"]);
  await search.fill("second");
  await expect(page).toHaveURL(/q=second/);
  await expect(page).toHaveURL(toUrl("/app/posts"));
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto(at("/app/content/calendar"));
  await expect(page.getByText(t("calendar:keysPlain"), { exact: true })).toBeVisible();
  const today = page.locator('[data-day][tabindex="0"]');
  await today.focus();
  await page.keyboard.press("n");
  const day = await today.getAttribute("data-day");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(`[data-day="${day}"][tabindex="0"]`)).toHaveCount(0);
  await expect(page).toHaveURL(toUrl("/app/content/calendar"));

  // The list can still be opened with the mouse.
  await page.goto(at("/app/user/settings?tab=general"));
  const button = page.getByRole("button", { name: t("shortcuts:open"), exact: true });
  await button.click();
  await expect(sheetOn(page)).toContainText(t("shortcuts:off"));
  await expectAccessible(page, "shortcuts-off");
  await closeSheet(page);
  await expect(button).toBeFocused();
});
