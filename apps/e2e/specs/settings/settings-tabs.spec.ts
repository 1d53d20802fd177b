import { isEntryName } from "@takt/domain/privacy/model/browser-storage/stored-entry";
import { collectBrowserStorage } from "../../fixtures/collect-browser-storage";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");
const TABS = [
  "general",
  "slots",
  "subscription",
  "notifications",
  "privacy",
  "applications",
  "api",
  "webhooks",
] as const;

test("each tab has its own URL and can be reached by keyboard", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app/user/settings"));
  const nav = page.getByRole("navigation", { name: t("settings:sections"), exact: true });
  const link = (tab: (typeof TABS)[number]) =>
    nav.getByRole("link", { name: t(`settings:tabs.${tab}`), exact: true });
  await expect(link("general")).toHaveAttribute("aria-current", "page");
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
    await expect(page).toHaveTitle(
      `${t(`settings:tabs.${tab}`)} · ${t("settings:title")} · ${t("common:product")}`,
    );
  }
  await page.goto(at("/app/user/settings?tab=nowhere"));
  await expect(link("general")).toHaveAttribute("aria-current", "page");
});

test("the subscription tab shows the plan and its limits", async ({ page, world }) => {
  const { db, user } = world;
  await world.login(page);
  const path = at("/app/user/settings?tab=subscription");
  const card = page.getByRole("region", { name: t("billing:card.title"), exact: true });
  await page.goto(path);
  await expect(card).toContainText(t("plans:names.free"));
  await expect(card).toContainText(t("billing:explained.free"));
  const usage = (kind: string) => page.getByTestId(`usage-${kind}`);
  await expect(usage("aiPosts")).toContainText(t("plans:usage.used", { used: 0, limit: 5 }));
  await expect(usage("posts")).toContainText(t("plans:usage.used", { used: 0, limit: 10 }));
  await expect(usage("analyticsViews")).toContainText(t("plans:usage.used", { used: 0, limit: 50 }));
  await expect(page.getByRole("progressbar")).toHaveCount(3);
  await expectAccessible(page, "settings-subscription");

  const subscriptionExpiresAt = new Date(Date.now() + 30 * 86_400_000);
  await db.user.update({
    where: { id: user.id },
    data: { subscriptionStatus: "cancelled", subscriptionExpiresAt },
  });
  await page.goto(path);
  await expect(card).toContainText(t("plans:names.professional"));
  await expect(usage("aiPosts")).toContainText(t("plans:usage.used", { used: 0, limit: 100 }));
  await expect(usage("posts")).toContainText(t("plans:usage.unlimited", { used: 0 }));
  await expect(page.getByRole("progressbar")).toHaveCount(1);
  await expect(page.getByText(messagePattern(t("billing:explained.cancelling", { day: ANY })))).toBeVisible();
  await expectAccessible(page, "settings-subscription-paid");
});

test("the privacy tab links to export and deletion and lists every cookie and key that is set", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/user/settings?tab=privacy"));
  const purpose = t("consent:purposes.session");
  await expect(page.getByText(purpose, { exact: true })).toBeVisible();
  const listed = await page.locator("main code").allTextContents();
  const stored = await collectBrowserStorage(page);
  const isListed = ({ name }: { name: string }) => listed.some((entry) => isEntryName({ name: entry }, name));
  expect(stored.filter((one) => !isListed(one))).toEqual([]);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await expect(link(t("settings:privacy.deletionAction"))).toHaveAttribute("href", at("/app/data/deletion"));
  await link(t("settings:privacy.exportAction")).click();
  await page.waitForURL(/\/app\/data\/export$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
