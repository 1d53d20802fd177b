import type { BrowserContext, Page } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { signInAgain } from "../../fixtures/sign-in-again";
import { expect, test, type World } from "../../fixtures/world";
import { consentPage } from "../consent/consent-page";

const inLanguage = localized("en");
const { t, at, language } = inLanguage;

/** Opens a page and waits until the service worker answers for it, as from a visitor's second page on. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Opens a new browser in a language, with a worker. */
async function openIn(
  browser: NonNullable<ReturnType<BrowserContext["browser"]>>,
  world: World,
  locale: string,
) {
  const context = await browser.newContext({ locale, baseURL: world.webUrl, serviceWorkers: "allow" });
  return { context, page: await context.newPage() };
}

test("a mail's link leads to the login when the session has ended, and after the sign-in to its page", async ({
  page,
  world,
}) => {
  await openWithWorker(page, at("/login"));
  await signInAgain(page, world, language);
  await page.waitForURL(({ pathname }) => pathname.includes("/app"));
  await page.goto(at("/app/posts"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("posts:list.title"));

  await page.context().clearCookies({ name: /session-token/ });
  const answer = await page.goto(at("/app/posts?status=failed"));
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(at("/login"));
  // Who has signed in here before is not asked for their age again.
  await page.getByRole("button", { name: t("login:continue"), exact: true }).click();
  await page
    .getByRole("radio", { name: new RegExp(`${world.user.name!.split(" ").at(-1)!}(?!\\d)`) })
    .check();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page).toHaveURL(at("/app/posts?status=failed"));
});

test("a bare address leads to the visitor's language, and a chosen language is remembered", async ({
  browser,
  world,
}) => {
  const { context, page } = await openIn(browser, world, "de-DE");
  await openWithWorker(page, "/de/login");
  await page.goto("/");
  await expect(page).toHaveURL("/de");
  await page.goto("/en/login");
  await expect(page).toHaveURL("/login");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "takt-locale")?.value).toBe("en");
  await context.close();
});

test("cookies that were agreed to are deleted by the first page after the consent has ended", async ({
  page,
  world,
}) => {
  const context = page.context();
  const { saved, choose } = consentPage(page, inLanguage);
  await context.clearCookies();
  await openWithWorker(page, at("/contact"));
  await choose("all");
  await expect(saved).toBeVisible();
  await context.addCookies([{ name: "li_fat_id", value: "x", url: world.webUrl }]);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(["takt-errors", "li_fat_id"]));

  // As by a new version of the question: what was answered no longer counts.
  await context.addCookies([{ name: "takt-consent", value: "broken", url: world.webUrl }]);
  await page.goto(at("/help"));
  expect(await names()).toEqual(expect.not.arrayContaining(["takt-errors"]));
  expect(await names()).toEqual(expect.not.arrayContaining(["li_fat_id"]));
});
