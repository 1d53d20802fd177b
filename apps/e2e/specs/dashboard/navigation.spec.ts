import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";

const PHONE = { width: 390, height: 844 };
const WORDS = {
  en: {
    main: "Main",
    bar: ["Dashboard", "Calendar", "New post", "Posts"],
    more: "More",
    bookmarks: "Bookmarks",
    rest: ["Profile", "Settings", "Notifications", "Bookmarks", "Compass"],
    feedback: "Feedback",
    signOut: "Sign out",
    close: "Close",
  },
  de: {
    main: "Hauptmenü",
    bar: ["Dashboard", "Kalender", "Neuer Beitrag", "Beiträge"],
    more: "Mehr",
    bookmarks: "Lesezeichen",
    rest: ["Profil", "Einstellungen", "Benachrichtigungen", "Lesezeichen", "Compass"],
    feedback: "Feedback",
    signOut: "Abmelden",
    close: "Schließen",
  },
};

for (const language of LANGUAGES) {
  const t = WORDS[language];

  test(`${language}: on phones a bar of five, and the rest behind More`, async ({ page, world }) => {
    await page.setViewportSize(PHONE);
    await world.login(page);
    await page.goto(inLanguage(language, "/app"));
    await page.waitForLoadState("networkidle");
    const bar = page.getByRole("navigation", { name: t.main });
    const link = (name: string) => bar.getByRole("link", { name, exact: true });
    const more = bar.getByRole("button", { name: t.more, exact: true });
    const [dashboard, , , posts] = t.bar;
    await expect(bar.getByRole("link")).toHaveCount(4);
    for (const name of t.bar) await expect(link(name)).toBeVisible();
    await expect(link(dashboard!)).toHaveAttribute("aria-current", "page");
    await expect(link(posts!)).not.toHaveAttribute("aria-current");

    const sheet = page.getByRole("dialog", { name: t.more });
    // By keyboard, there and back.
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(more).toBeFocused();

    await link(posts!).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, "/app/posts")}$`));
    await expect(link(posts!)).toHaveAttribute("aria-current", "page");
    await expect(link(dashboard!)).not.toHaveAttribute("aria-current");

    await more.click();
    for (const name of t.rest) await expect(sheet.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(sheet.getByRole("button", { name: t.signOut, exact: true })).toBeVisible();
    await expectAccessible(page, `dashboard-more-${language}`);
    await page.setViewportSize(PHONE);

    await sheet.getByRole("button", { name: t.feedback, exact: true }).click();
    const feedback = page.getByRole("dialog", { name: t.feedback });
    await expect(feedback.getByRole("textbox").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(feedback).toHaveCount(0);
    await expect(sheet).toBeVisible();

    const settings = sheet.getByRole("link", { name: t.rest[1]!, exact: true });
    await settings.click();
    await expect(page).toHaveURL(/\/app\/user\/settings/);
    await expect(sheet).toHaveCount(0);
    await more.click();
    await expect(settings).toHaveAttribute("aria-current", "page");
    await expect(sheet.getByRole("link", { name: t.rest[0]!, exact: true })).not.toHaveAttribute(
      "aria-current",
    );
  });

  test(`${language}: beside wide pages, the dashboard is current on itself alone`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app"));
    const nav = page.getByRole("navigation", { name: t.main });
    const dashboard = nav.getByRole("link", { name: t.bar[0]!, exact: true });
    await expect(dashboard).toHaveAttribute("aria-current", "page");
    for (const path of ["/app/posts", "/app/content/calendar", "/app/content/create"] as const) {
      await page.goto(inLanguage(language, path));
      await expect(dashboard).toBeVisible();
      await expect(dashboard).not.toHaveAttribute("aria-current");
    }
    const bookmarks = nav.getByRole("link", { name: t.bookmarks, exact: true });
    await bookmarks.click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, "/app/content/bookmarks")}$`));
    await expect(bookmarks).toHaveAttribute("aria-current", "page");
    await expect(dashboard).not.toHaveAttribute("aria-current");
    await dashboard.click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, "/app")}$`));
    // On the rail, too, feedback is at hand.
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(page.getByRole("button", { name: t.feedback, exact: true })).toBeVisible();
  });
}
