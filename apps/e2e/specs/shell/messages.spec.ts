import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { waitForHydration } from "../../fixtures/wait-for-hydration";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
/** A page's HTML at most, compressed: docs/performance.md. */
const MAX_BYTES = 16 * 1024;
/** A text of the messages that none of these pages shows, as it is in a script or in HTML. */
const UNSHOWN = t("errors:post_poll_incomplete");
const PAGES = [
  "/app",
  "/app/posts",
  "/app/content/calendar",
  "/app/content/create",
  "/app/analytics",
  "/app/user/settings",
] as const;

const heading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: t("posts:list.title"), exact: true });
const isScript = (response: Response) => new URL(response.url()).pathname.startsWith("/_next/static/");

async function scriptsWith(text: string, responses: Response[]): Promise<Response[]> {
  const scripts = responses.filter(isScript);
  const bodies = await Promise.all(scripts.map((script) => script.text()));
  return scripts.filter((_, index) => bodies[index]!.includes(text));
}

test("the messages are one script that browsers keep, and no part of the pages", async ({ page, world }) => {
  await world.login(page);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  for (const path of PAGES) {
    const html = await (await page.goto(at(path)))!.text();
    expect.soft(html, path).not.toContain(UNSHOWN);
    expect.soft(gzipSync(html).length, path).toBeLessThan(MAX_BYTES);
  }
  const holders = await scriptsWith(UNSHOWN, responses);
  const urls = [...new Set(holders.map((script) => script.url()))];
  expect(urls).toHaveLength(1);
  expect(holders[0]!.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  const html = await (await page.reload())!.text();
  expect(preloadedBy(html)).toContain(new URL(urls[0]!).pathname);
  // Kept: nothing of it came over the network again.
  const transferred = await page.evaluate(
    (url) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name === url)
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    urls[0],
  );
  expect(new Set(transferred)).toEqual(new Set([0]));
  // What error screens say is among the messages: a second script of theirs, and none of the pages' own.
  const erring = await scriptsWith(t("error-pages:copyReport"), responses);
  const errorUrls = [...new Set(erring.map((script) => new URL(script.url()).pathname))];
  expect(errorUrls).toHaveLength(1);
  expect(preloadedBy(html)).toContain(errorUrls[0]);
});

test("a page whose messages are late shows what the server wrote, and is taken over when they are there", async ({
  page,
  world,
}) => {
  await world.login(page);
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  const url = await messagesUrl(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${url}`, async (route) => {
    await released;
    await route.continue();
  });
  const loaded = page.goto(at("/app/posts"));
  await expect(heading(page)).toBeVisible();
  await expect(page.locator("body")).not.toContainText("list.title");
  release();
  await loaded;
  await page.getByRole("button", { name: t("feedback:open"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: t("feedback:title"), exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a page whose messages cannot be loaded says so, and comes back when it is loaded again", async ({
  page,
  world,
}) => {
  await world.login(page);
  const url = await messagesUrl(page);
  await page.route(`**${url}`, (route) => route.abort());
  await page.goto(at("/app/posts"), { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error-pages:unexpectedTitle"));
  await page.unroute(`**${url}`);
  await page.getByRole("button", { name: t("common:retry"), exact: true }).click();
  await expect(heading(page)).toBeVisible();
  await waitForHydration(page);
});

/** Returns the path of the messages' script, without having loaded it in this page. */
async function messagesUrl(page: Page): Promise<string> {
  const { request } = page;
  const html = await (await request.get(at("/app/posts"), { headers: { accept: "text/html" } })).text();
  for (const path of preloadedBy(html))
    if ((await (await request.get(path)).text()).includes(UNSHOWN)) return path;
  throw new Error("no preloaded script has the messages");
}

/** Returns the paths of the scripts that a page's head preloads. */
function preloadedBy(html: string): string[] {
  const links = html.split("</head>")[0]!.match(/<link rel="preload"[^>]*>/g) ?? [];
  return links
    .filter((link) => link.includes('as="script"'))
    .map((link) => / href="([^"]+)"/.exec(link)![1]!);
}
