import type { Browser, Page } from "@playwright/test";
import { hydratedPage } from "../../fixtures/wait-for-hydration";
import { signInAgain } from "../../fixtures/sign-in-again";
import { expectAccessible, expectFits } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test, type World } from "../../fixtures/world";
import { signIn } from "../../harness/sign-in";

const { language, t, at } = localized("de");
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1";
const FIREFOX_ON_LINUX = t("settings:privacy.device", { browser: "Firefox", system: "Linux" });
const SAFARI_ON_IOS = t("settings:privacy.device", { browser: "Safari", system: "iOS" });
const CHROME_ON_LINUX = t("settings:privacy.device", { browser: "Chrome", system: "Linux" });
const SETTINGS = at("/app/user/settings?tab=privacy");
const HOUR_MS = 3_600_000;

/** Signs the same user in in another browser. */
async function signInElsewhere(browser: Browser, { db, user, webUrl }: World): Promise<Page> {
  const context = await browser.newContext({ baseURL: webUrl });
  const cookie = await signIn(db, user.id, { userAgent: FIREFOX });
  await context.addCookies([{ ...cookie, url: webUrl, httpOnly: true, sameSite: "Lax" }]);
  const page = hydratedPage(await context.newPage());
  await page.goto("/app/posts");
  await expect(page).toHaveURL(/\/app\/posts$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

async function expectSignedOut(page: Page) {
  await page.goto("/app/posts");
  await expect(page).toHaveURL(/\/login/);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** Returns a device by its name, or the mark of the current one. */
const mark = (page: Page, text: string) =>
  page
    .getByRole("region", { name: t("settings:privacy.sessions"), exact: true })
    .getByText(text, { exact: true });
const countSessions = ({ db, user }: World) => db.session.count({ where: { userId: user.id } });

test("a session in another browser is listed and can be ended, and its next page is the login", async ({
  page,
  browser,
  world,
}) => {
  const here = mark(page, t("settings:privacy.current"));
  const other = await signInElsewhere(browser, world);
  await world.login(page);
  await page.goto(SETTINGS);
  const sessions = page
    .getByRole("region", { name: t("settings:privacy.sessions"), exact: true })
    .getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText(t("settings:privacy.current"));
  await expect(sessions.last()).toContainText(FIREFOX_ON_LINUX);
  await expectAccessible(page, "settings-sessions");

  // The next list request fails; the error is shown, and a retry succeeds.
  await page.route(/api\/trpc\/.*sessions\.list/, (route) => route.abort());
  const end = t("settings:privacy.endLabel", { device: FIREFOX_ON_LINUX, time: ANY });
  await button(page, messagePattern(end)).click();
  await expect(page.getByText(t("settings:privacy.ended"), { exact: true }).first()).toBeVisible();
  const failed = t("settings:privacy.loadFailed");
  await expect(page.getByRole("heading", { name: failed, exact: true })).toBeVisible();
  await expectAccessible(page, "settings-sessions-failed");
  await page.unroute(/api\/trpc\/.*sessions\.list/);
  await button(page, t("common:retry")).click();
  await expect(here).toBeVisible();
  await expect(mark(page, FIREFOX_ON_LINUX)).toHaveCount(0);
  await expect(button(page, t("settings:privacy.endOthers"))).toHaveCount(0);
  await expectSignedOut(other);
  await other.context().close();
  // The current session is unaffected.
  await page.reload();
  await expect(here).toBeVisible();
});

test("Sign out everywhere else asks for confirmation with the focus on Cancel", async ({
  page,
  browser,
  world,
}) => {
  const other = await signInElsewhere(browser, world);
  await signIn(world.db, world.user.id, { userAgent: PHONE });
  await world.login(page);
  await page.goto(SETTINGS);
  const phone = mark(page, SAFARI_ON_IOS);
  await expect(phone).toBeVisible();
  const others = button(page, t("settings:privacy.endOthers"));
  const title = t("settings:privacy.ask.others.title");
  const dialog = page.getByRole("alertdialog", { name: title, exact: true });
  await others.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: t("common:cancel"), exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(others).toBeFocused();
  expect(await countSessions(world)).toBe(3);

  await others.click();
  const action = dialog.getByRole("button", { name: t("settings:privacy.ask.others.action"), exact: true });
  await page.route(/api\/trpc\/.*sessions\.endAll/, (route) => route.abort());
  await action.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "settings-end-others-failed");
  await page.unroute(/api\/trpc\/.*sessions\.endAll/);
  await action.click();
  const ended = t("settings:privacy.endedOthers", { count: 2 });
  await expect(page.getByText(ended, { exact: true }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(phone).toHaveCount(0);
  await expect(mark(page, t("settings:privacy.current"))).toBeVisible();
  // The button disappears, and the focus moves to the heading.
  const heading = page.getByRole("heading", { name: t("settings:privacy.sessions"), exact: true });
  await expect(heading).toBeFocused();
  await expectSignedOut(other);
  await other.context().close();
});

test("Sign out everywhere also ends the current session", async ({ page, browser, world }) => {
  const other = await signInElsewhere(browser, world);
  await world.login(page);
  await page.goto(SETTINGS);
  await button(page, t("settings:privacy.endAll")).click();
  const title = t("settings:privacy.ask.all.title");
  const dialog = page.getByRole("alertdialog", { name: title, exact: true });
  await expect(dialog.getByRole("button", { name: t("common:cancel"), exact: true })).toBeFocused();
  await expectFits(page, "settings-end-all");
  await dialog.getByRole("button", { name: t("settings:privacy.ask.all.action"), exact: true }).click();
  await page.waitForURL(/\/login/);
  expect(await countSessions(world)).toBe(0);
  await expectSignedOut(page);
  await expectSignedOut(other);
  await other.context().close();
});

test("a real sign-in is listed by its browser, and ending it signs out", async ({ page, world }) => {
  await page.goto(at("/login"));
  await signInAgain(page, world, language);
  await page.waitForURL(({ origin, pathname }) => origin === world.webUrl && pathname.includes("/app"));
  await page.goto(SETTINGS);
  await expect(page.getByRole("listitem").filter({ hasText: CHROME_ON_LINUX })).toBeVisible();
  await button(page, t("settings:privacy.endHereLabel")).click();
  await page.waitForURL(/\/login/);
  expect(await countSessions(world)).toBe(0);
});

test("a visit records the last use of the session to the hour", async ({ page, world }) => {
  const { db, user, webUrl } = world;
  const cookie = await signIn(db, user.id, { lastSeenAt: new Date(Date.now() - 3 * HOUR_MS) });
  await page.context().addCookies([{ ...cookie, url: webUrl, httpOnly: true, sameSite: "Lax" }]);
  await page.goto("/app/posts");
  const lastSeen = async () => (await db.session.findFirstOrThrow({ where: { userId: user.id } })).lastSeenAt;
  await expect.poll(async () => (await lastSeen()).getTime() % HOUR_MS).toBe(0);
  expect((await lastSeen()).getTime()).toBeGreaterThan(Date.now() - 2 * HOUR_MS);
});
