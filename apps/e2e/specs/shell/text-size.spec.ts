import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { createMetrics } from "@takt/db/testing/factories/create-metrics";
import { createPost } from "@takt/db/testing/factories/create-post";
import { enlargeText, widerThanWindow } from "../../fixtures/enlarge-text";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

/** German has the longer words. */
const { t, at } = localized("de");
test.use({ viewport: { width: 1280, height: 800 } });
/** The narrowest window that nothing may be wider than (WCAG 1.4.10). */
const PHONE = { width: 320, height: 640 };

const PUBLIC = [
  "/",
  "/login",
  "/help",
  "/blog",
  "/privacy",
  "/cookies",
  "/terms",
  "/status",
  "/developers",
  "/developers/changelog",
  "/developers/errors",
  "/data-request",
] as const;
const CONTRACTS = ["/contracts/cancel", "/contracts/withdraw", "/text-check"] as const;
const APP = [
  "/app",
  "/app/posts",
  "/app/content/calendar",
  "/app/content/calendar?view=month",
  "/app/content/create",
  "/app/content/create?tab=ai",
  "/app/content/edit/[id]",
  "/app/content/compass",
  "/app/content/bookmarks",
  "/app/analytics",
  "/app/notifications",
  "/app/user/profile",
  "/app/user/import",
  "/app/user/subscription",
  "/app/user/settings",
  "/app/user/settings?tab=general",
  "/app/user/settings?tab=slots",
  "/app/user/settings?tab=privacy",
] as const;

for (const pagePath of [...PUBLIC, ...CONTRACTS, ...APP])
  test(`with text of twice the size ${pagePath} grows whole, and is no wider than a window or a phone`, async ({
    page,
    world,
  }) => {
    let id = "";
    if (pagePath.startsWith("/app")) {
      await world.login(page);
      for (const status of ["draft", "published", "failed", "unconfirmed"] as const)
        await createPost(world.db, world.user, {
          status,
          ...(status === "failed" && { reason: "refused", reasonDetail: "No." }),
        });
      const scheduledAt = new Date(Date.now() + 2 * 86_400_000);
      ({ id } = await createPost(world.db, world.user, { status: "scheduled", scheduledAt }));
      await createMetrics(world.db, world.user);
    }
    await page.goto(at(pagePath.replace("[id]", id) as typeof pagePath));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await enlargeText(page)).toEqual([]);
    await expect.poll(() => widerThanWindow(page), { timeout: 5_000 }).toEqual([]);
    await keepPicture(page, `large-text${pagePath}`);
    if (!pagePath.startsWith("/app")) return;
    await page.setViewportSize(PHONE);
    await expect.poll(() => widerThanWindow(page), { timeout: 5_000 }).toEqual([]);
    expect(await widerThanTheirPlace(page)).toEqual([]);
    await keepPicture(page, `large-text-phone${pagePath}`);
  });

/** The entries of the bar at the foot whose names lie over others: the bar is fixed, and makes no document wider. */
const widerThanTheirPlace = (page: Page) =>
  page
    .getByRole("navigation", { name: t("shell:mainNavigation"), exact: true })
    .locator("a, button")
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

async function keepPicture(page: Page, name: string) {
  const folder = process.env["TAKT_LOOK"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name.replaceAll(/\W+/g, "-")}.png`), fullPage: true });
}
