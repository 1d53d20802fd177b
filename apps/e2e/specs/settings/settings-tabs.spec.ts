import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";

const TEXTS = {
  en: {
    settings: "Settings",
    tabs: {
      general: "General",
      subscription: "Subscription",
      notifications: "Notifications",
      privacy: "Privacy",
    },
    used: "2 of 10 posts created this month",
    unlimited: "3 posts created this month, with no limit",
    paidUntil: /^Paid until .+\.$/,
    limits: [
      "Posts a month10",
      "Posts with AI a month5",
      "Figures are kept for30 days",
      "Views of figures a month50",
    ],
    exportData: "Export your data",
    deleteAccount: "Delete your account",
    cookie: "Keeps you signed in",
  },
  de: {
    settings: "Einstellungen",
    tabs: {
      general: "Allgemein",
      subscription: "Abonnement",
      notifications: "Benachrichtigungen",
      privacy: "Datenschutz",
    },
    used: "2 von 10 Beiträgen in diesem Monat angelegt",
    unlimited: "3 Beiträge in diesem Monat angelegt, ohne Begrenzung",
    paidUntil: /^Bezahlt bis .+\.$/,
    limits: [
      "Beiträge im Monat10",
      "Beiträge mit KI im Monat5",
      "Kennzahlen bleiben erhalten für30 Tage",
      "Aufrufe von Kennzahlen im Monat50",
    ],
    exportData: "Daten exportieren",
    deleteAccount: "Konto löschen",
    cookie: "Hält Sie angemeldet",
  },
} as const;
const TABS = ["general", "subscription", "notifications", "privacy"] as const;

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  test(`${language}: each tab has its address, and is reached by keyboard`, async ({ page, world }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/user/settings"));
    const nav = page.getByRole("navigation", { name: t.settings, exact: true });
    const link = (tab: (typeof TABS)[number]) => nav.getByRole("link", { name: t.tabs[tab], exact: true });
    await expect(link("general")).toHaveAttribute("aria-current", "page");
    await page.waitForLoadState("networkidle");
    for (const [index, tab] of TABS.entries()) {
      if (index > 0) {
        await link(TABS[index - 1]!).focus();
        await page.keyboard.press("Tab");
        await expect(link(tab)).toBeFocused();
        await page.keyboard.press("Enter");
        await page.waitForURL(new RegExp(`tab=${tab}$`));
      }
      await expect(link(tab)).toHaveAttribute("aria-current", "page");
      await expect(nav.locator("[aria-current]")).toHaveCount(1);
      await expect(page).toHaveTitle(`${t.tabs[tab]} · ${t.settings} · Takt`);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page, `settings-${tab}-${language}`);
    }
    await page.goto(inLanguage(language, "/app/user/settings?tab=nowhere"));
    await expect(link("general")).toHaveAttribute("aria-current", "page");
  });

  test(`${language}: the plan, what of it is used, and its limits`, async ({ page, world }) => {
    const { db, user } = world;
    const lastYear = new Date(Date.now() - 366 * 86_400_000);
    await createPost(db, user);
    await createPost(db, user, { deletedAt: new Date(), deletedStatus: "draft" });
    await createPost(db, user, { createdAt: lastYear });
    await world.login(page);
    const path = inLanguage(language, "/app/user/settings?tab=subscription");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 2, name: /^Free/ })).toBeVisible();
    await expect(page.getByText(t.used, { exact: true })).toBeVisible();
    const limits = page.locator("main dl > div");
    await expect(limits).toHaveText(t.limits);

    await createPost(db, user);
    const subscriptionExpiresAt = new Date(Date.now() + 30 * 86_400_000);
    await db.user.update({
      where: { id: user.id },
      data: { subscriptionStatus: "cancelled", subscriptionExpiresAt },
    });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 2, name: /^Professional/ })).toBeVisible();
    await expect(page.getByText(t.unlimited, { exact: true })).toBeVisible();
    await expect(page.getByText(t.paidUntil)).toBeVisible();
    await expectAccessible(page, `settings-subscription-paid-${language}`);
  });

  test(`${language}: privacy leads to export and deletion, and lists the cookies that are there`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/user/settings?tab=privacy"));
    await expect(page.getByText(t.cookie, { exact: true })).toBeVisible();
    const listed = await page.locator("main code").allTextContents();
    const set = await page.context().cookies(world.webUrl);
    expect(set.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
    await expect(page.getByRole("link", { name: t.deleteAccount, exact: true })).toHaveAttribute(
      "href",
      inLanguage(language, "/app/data/deletion"),
    );
    await page.getByRole("link", { name: t.exportData, exact: true }).click();
    await page.waitForURL(/\/app\/data\/export$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
