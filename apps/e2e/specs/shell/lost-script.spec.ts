import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const CHUNKS = /\/_next\/static\/chunks\/[^?]*\.js/;

/** Loses the scripts that a page does not name itself, as a new release does: those of dialogs and other parts. */
async function loseParts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  await page.route(CHUNKS, (route) => {
    const named = html.includes(new URL(route.request().url()).pathname);
    return named ? route.continue() : route.fulfill({ status: 404, body: "" });
  });
}

test("a page whose dialog belongs to an older release is loaded again once, then says so", async ({
  page,
  world,
}) => {
  const path = at("/app/posts");
  await world.login(page);
  await loseParts(page, path);
  await page.goto(path);
  const account = page.getByRole("button", { name: t("shell:accountMenu", { name: "" }).trim() }).first();
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await account.click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const notice = page.getByRole("alert").filter({ hasText: t("error-pages:lostTitle") });
  await expect(async () => {
    await account.click();
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page, "lost-part");
  expect(loads).toHaveLength(1);

  await page.unroute(CHUNKS);
  await notice.getByRole("button", { name: t("error-pages:reload"), exact: true }).click();
  await expect(notice).toHaveCount(0);
  await page.waitForURL(path);
  await account.click();
  await expect(page.getByRole("menu")).toBeVisible();
});
