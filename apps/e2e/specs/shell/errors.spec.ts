import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";

const WORDS = {
  en: {
    notFound: "Page Not Found",
    home: "Back to Home",
    dashboard: "Go to the dashboard",
    search: "Search your posts",
    wrong: "Something went wrong",
    retry: "Try again",
    copy: "Copy error report",
    copied: "Report copied",
    report: "Report",
    unread: "Unread",
    feedback: "Feedback",
    bug: "Bug Report",
    offline: "You are offline",
    invalid: "LinkedIn is not connected any more",
  },
  de: {
    notFound: "Seite nicht gefunden",
    home: "Zur Startseite",
    dashboard: "Zum Dashboard",
    search: "Beiträge durchsuchen",
    wrong: "Etwas ist schiefgegangen",
    retry: "Erneut versuchen",
    copy: "Fehlerbericht kopieren",
    copied: "Bericht kopiert",
    report: "Melden",
    unread: "Ungelesen",
    feedback: "Feedback",
    bug: "Fehlerbericht",
    offline: "Sie sind offline",
    invalid: "LinkedIn ist nicht mehr verbunden",
  },
};

/** The api answers what no screen can show: the page fails as an unforeseen fault would make it. */
async function answerNonsense(page: Page) {
  await page.route(/\/api\/trpc\/[^?]*notifications\.list/, (route) => {
    const calls = new URL(route.request().url()).pathname.split(",").length;
    const answer = { result: { data: { json: { notifications: [null], nextCursor: null } } } };
    return route.fulfill({ json: Array.from({ length: calls }, () => answer) });
  });
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`${language}: an unknown address is 404, names itself, and leads home`, async ({ page }) => {
    const path = inLanguage(language, `/no/${"x".repeat(200)}<b>`);
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    const heading = page.getByRole("heading", { level: 1 });
    const shown = path.slice(0, 120);
    await expect(heading).toHaveText(`${words.notFound}: ${shown}…`);
    await expect(page.getByRole("link", { name: words.dashboard, exact: true })).toHaveCount(0);
    await expectAccessible(page, `not-found-${language}`);
    await page.getByRole("link", { name: words.home, exact: true }).click();
    await expect(page).toHaveURL(inLanguage(language, "/"));
  });

  test(`${language}: signed in, an unknown address leads into the app`, async ({ page, world }) => {
    await world.login(page);
    const response = await page.goto(inLanguage(language, "/app/nowhere"));
    expect(response!.status()).toBe(404);
    await expect(page.getByRole("link", { name: words.dashboard, exact: true })).toHaveAttribute(
      "href",
      inLanguage(language, "/app"),
    );
    await expectAccessible(page, `not-found-signed-in-${language}`);
    await page.getByRole("link", { name: words.search, exact: true }).click();
    await expect(page).toHaveURL(inLanguage(language, "/app/posts"));
  });

  test(`${language}: an unexpected error can be copied and reported, with its id`, async ({
    page,
    context,
    world,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: world.webUrl });
    await world.login(page);
    await page.goto(inLanguage(language, "/app/notifications"));
    await answerNonsense(page);
    await page.getByRole("tab", { name: words.unread, exact: true }).click();
    const heading = page.getByRole("heading", { name: words.wrong, exact: true });
    await expect(heading).toBeFocused();
    const id = await page.locator("code").innerText();
    expect(id).toMatch(/^C-[0-9a-f-]{36}$/);
    await expectAccessible(page, `unexpected-error-${language}`);

    await page.getByRole("button", { name: words.copy, exact: true }).click();
    await expect(page.getByText(words.copied, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(id);

    await page.getByRole("button", { name: words.report, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words.feedback, exact: true });
    await expect(dialog).toContainText(id);
    await expect(dialog.getByRole("radio", { name: words.bug, exact: true })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await page.unroute(/\/api\/trpc\/[^?]*notifications\.list/);
    await expect(page.getByRole("button", { name: words.retry, exact: true })).toBeVisible();
    await page.reload();
    await expect(heading).toHaveCount(0);
  });

  test(`${language}: offline, a notice says so, and goes when the network is back`, async ({
    page,
    context,
    world,
  }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await context.setOffline(true);
    const notice = page.getByText(words.offline, { exact: true });
    await expect(notice).toBeVisible();
    await expectAccessible(page, `offline-${language}`);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  });

  test(`${language}: a lost connection to LinkedIn is more urgent than being offline`, async ({
    page,
    context,
    world,
  }) => {
    await world.db.user.update({
      where: { id: world.user.id },
      data: { linkedinStatus: "invalid", linkedinReason: "revoked" },
    });
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await context.setOffline(true);
    await expect(page.getByText(words.invalid, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(words.offline, { exact: true })).toHaveCount(0);
    await context.setOffline(false);
  });
}
