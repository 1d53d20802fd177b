import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");
const LIST = /\/api\/trpc\/[^?]*notifications\.list/;

/** Makes the API return malformed data, so that the page fails as with an unexpected error. */
async function returnMalformedData(page: Page) {
  await page.route(LIST, (route) => {
    const calls = new URL(route.request().url()).pathname.split(",").length;
    const answer = { result: { data: { json: { notifications: [null], nextCursor: null } } } };
    return route.fulfill({ json: Array.from({ length: calls }, () => answer) });
  });
}

test("an unknown URL returns 404, shows its path and links home", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(at("/no/such/page"));
  await expect(heading).toHaveText("Page Not Found: /no/such/page");
  const path = at(`/no/${"x".repeat(200)}<b>`);
  const response = await page.goto(path);
  expect(response!.status()).toBe(404);
  await expect(heading).toHaveText(t("error-pages:notFoundPath", { path: `${path.slice(0, 120)}…` }));
  await expect(page.getByRole("link", { name: t("error-pages:goToApp"), exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("error-pages:searchHelp"), exact: true })).toHaveAttribute(
    "href",
    at("/help"),
  );
  await page.getByRole("link", { name: t("common:backToHome"), exact: true }).click();
  await expect(page).toHaveURL(at("/"));
});

test("a path that cannot be decoded is answered with 404, as of a page or as of a route", async ({
  page,
  world,
  request,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await world.login(page);
  for (const path of [
    "/app/content/edit/%",
    "/app/content/record/%E0%A4%A",
    "/blog/100%",
    "/help/%FF",
    "/%",
  ] as const) {
    expect((await page.goto(at(path)))!.status(), path).toBe(404);
    await expect(page.locator("html"), path).toHaveAttribute("lang", "en");
    await expect(heading, path).toBeVisible();
    const german = await page.request.get(`/de${path}`, { headers: { accept: "text/html" } });
    expect(german.status(), path).toBe(404);
    expect(await german.text(), path).toContain('<html lang="de"');
    // The German page has been remembered.
    await page.context().clearCookies({ name: "takt-locale" });
  }
  for (const path of [
    "/api/media/%",
    "/api/account/exports/%FF",
    "/api/trpc/%E0%A4%A",
    "/auth/linkedin/%zz/start",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json()).toEqual({ error: { code: "not_found", data: {} } });
  }
  for (const path of ["/icons/%", "/og/%FF", "/manifest/%", "/offline/%", "/_next/static/%"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("a language in capitals leads to its pages", async ({ page }) => {
  await page.goto("/DE/login?error=NoSession");
  await expect(page).toHaveURL("/de/login?error=NoSession");
  await page.goto("/EN");
  await expect(page).toHaveURL("/");
});

test("a bot gets the status and a plain answer instead of the error page", async ({ request }) => {
  const headers = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)", accept: "text/html" };
  const answer = await request.get(at("/no/such/page"), { headers });
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain(`<h1>${t("error-pages:notFound")}</h1>`);
  expect(html).not.toContain(t("common:backToHome"));
});

test("what is sent to a page or to no route is refused, however large, and fails nothing", async ({
  request,
}) => {
  const multipart = {
    file: { name: "a.bin", mimeType: "application/octet-stream", buffer: Buffer.alloc(12e6) },
  };
  for (const [path, status] of [
    ["/login", 405],
    ["/no/such/page", 405],
    ["/api/no-such-route", 404],
    ["/auth/no-such-route", 404],
    ["/icons/no-such-icon", 405],
    ["/icons/icon-192.png", 405],
    ["/_next/no-such-file", 405],
    ["/robots.txt", 405],
  ] as const) {
    const answer = await request.post(path, { multipart });
    expect(answer.status(), path).toBe(status);
  }
  const headers = { "next-action": "00".repeat(21) };
  for (const path of ["/login", "/icons/no-such-icon", "/_next/no-such-file"])
    expect((await request.post(path, { headers, data: "[]" })).status(), path).toBe(405);
  // A header alone is no body.
  const asked = await request.get("/robots.txt", { headers: { "content-type": "text/plain" } });
  expect(asked.status()).toBe(200);
});

test("an unknown URL offers signed-in users a link into the app", async ({ page, world }) => {
  await world.login(page);
  const response = await page.goto(at("/app/nowhere"));
  expect(response!.status()).toBe(404);
  await expect(page.getByRole("link", { name: t("error-pages:goToApp"), exact: true })).toHaveAttribute(
    "href",
    at("/app"),
  );
  await expectAccessible(page, "not-found-signed-in");
  await page.getByRole("link", { name: t("error-pages:searchPosts"), exact: true }).click();
  await expect(page).toHaveURL(at("/app/posts"));
});

test("an unexpected error can be copied and reported with its id", async ({ page, context, world }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: world.webUrl });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await world.login(page);
  await page.goto(at("/app/notifications"));
  await returnMalformedData(page);
  await page.getByRole("tab", { name: t("notifications:filters.unread"), exact: true }).click();
  const heading = page.getByRole("heading", { name: t("error-pages:unexpectedTitle"), exact: true });
  await expect(heading).toBeFocused();
  const id = await page.locator("code").innerText();
  expect(id).toMatch(/^C-[0-9a-f-]{36}$/);
  await expectAccessible(page, "unexpected-error");

  await button(t("error-pages:copyReport")).click();
  await expect(page.getByText(t("error-pages:reportCopied"), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(id);

  await button(t("error-pages:report")).click();
  const dialog = page.getByRole("dialog", { name: t("feedback:title"), exact: true });
  await expect(dialog).toContainText(id);
  await expect(dialog.getByRole("radio", { name: t("feedback:types.bug"), exact: true })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.unroute(LIST);
  await expect(button(t("common:retry"))).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("notifications:title"));
  await expect(heading).toHaveCount(0);
});

test("a notice appears when the network is lost and disappears when it is back", async ({
  page,
  context,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/posts"));
  await context.setOffline(true);
  const notice = page.getByText(t("shell:banner.offlineTitle"), { exact: true });
  await expect(notice).toBeVisible();
  await expectAccessible(page, "offline");
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test("a lost LinkedIn connection takes precedence over the offline notice", async ({
  page,
  context,
  world,
}) => {
  await world.db.user.update({
    where: { id: world.user.id },
    data: { linkedinStatus: "invalid", linkedinReason: "revoked" },
  });
  await world.login(page);
  await page.goto(at("/app/posts"));
  await context.setOffline(true);
  // The page has noticed the change and has painted.
  await page.waitForFunction(() => !navigator.onLine);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByText(t("shell:banner.invalidTitle"), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(t("shell:banner.offlineTitle"), { exact: true })).toHaveCount(0);
  await context.setOffline(false);
});
