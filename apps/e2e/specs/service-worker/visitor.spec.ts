import type { Page } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { waitForServiceWorker } from "../../fixtures/wait-for-service-worker";
import { expect, test } from "../../fixtures/world";
import { consentPage, undecided } from "../consent/consent-page";

const inLanguage = localized("de");
const { at } = inLanguage;

/** Opens a page that registers the service worker, which then answers for every page of the site. */
async function openWithServiceWorker(page: Page): Promise<void> {
  await page.goto(at("/contracts/cancel"));
  await waitForServiceWorker(page);
}

test.describe("a browser that asks for German", () => {
  test.use({ locale: "de-DE" });

  test("is led from a bare path to German", async ({ page }) => {
    await openWithServiceWorker(page);
    for (const path of ["/", "/login"] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(at(path));
    }
  });
});

test("a page in another language than the browser asks for is remembered", async ({ page, context }) => {
  await openWithServiceWorker(page);
  await context.clearCookies({ name: "takt-locale" });
  await page.goto(at("/login"));
  const language = (await context.cookies()).find(({ name }) => name === "takt-locale");
  expect(language?.value).toBe("de");
  await page.goto("/login");
  await expect(page).toHaveURL(at("/login"));
});

test("what is stored by consent is deleted when it is withdrawn, and with the next page", async ({
  page,
  context,
  world,
}) => {
  const { category, choose, openSettings, save, saved } = consentPage(page, inLanguage);
  const { cookies } = await undecided(page, context);
  await openWithServiceWorker(page);
  await page.goto(at("/"));
  await choose("all");
  await expect(saved).toBeVisible();
  await expect.poll(cookies).toContain("takt-errors");
  await page.goto(at("/login"));
  await openSettings();
  await category("functional").uncheck();
  await category("marketing").uncheck();
  await save("custom");
  await expect.poll(cookies).toEqual(["takt-consent"]);
  // A cookie that another tab has set in the meantime.
  await context.addCookies([{ name: "takt-errors", value: "x", url: world.webUrl }]);
  await page.goto(at("/"));
  expect(await cookies()).toEqual(["takt-consent"]);
});
