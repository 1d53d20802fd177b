import { mkdirSync } from "node:fs";
import path from "node:path";
import { createMetrics } from "@takt/db/testing/factories/create-metrics";
import { createPost } from "@takt/db/testing/factories/create-post";
import { enlargeText, widerThanWindow } from "../../fixtures/enlarge-text";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

/** German has the longer words. */
const { at } = localized("de");
test.use({ viewport: { width: 1280, height: 800 } });

const PUBLIC = [
  "/",
  "/login",
  "/help",
  "/blog",
  "/privacy",
  "/cookies",
  "/terms",
  "/status",
  "/data-request",
] as const;
const CONTRACTS = ["/contracts/cancel", "/contracts/withdraw", "/text-check"] as const;
const APP = [
  "/app",
  "/app/posts",
  "/app/content/calendar",
  "/app/content/create",
  "/app/content/create?tab=ai",
  "/app/content/compass",
  "/app/content/bookmarks",
  "/app/analytics",
  "/app/notifications",
  "/app/user/profile",
  "/app/user/import",
  "/app/user/subscription",
  "/app/user/settings",
  "/app/user/settings?tab=slots",
  "/app/user/settings?tab=privacy",
] as const;

for (const pagePath of [...PUBLIC, ...CONTRACTS, ...APP])
  test(`with text of twice the size ${pagePath} grows whole, and is no wider than the window`, async ({
    page,
    world,
  }) => {
    if (pagePath.startsWith("/app")) {
      await world.login(page);
      for (const status of ["draft", "published", "failed", "unconfirmed"] as const)
        await createPost(world.db, world.user, {
          status,
          ...(status === "failed" && { reason: "refused", reasonDetail: "No." }),
        });
      await createMetrics(world.db, world.user);
    }
    await page.goto(at(pagePath));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await enlargeText(page)).toEqual([]);
    await expect.poll(() => widerThanWindow(page), { timeout: 5_000 }).toEqual([]);
    const folder = process.env["TAKT_LOOK"];
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    const name = `large-text${pagePath.replaceAll(/\W+/g, "-")}.png`;
    await page.screenshot({ path: path.join(folder, name), fullPage: true });
  });
