import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { waitForHydration } from "../../fixtures/wait-for-hydration";
import { expect, test } from "../../fixtures/world";
import { openFeedback } from "../feedback/open-feedback";

const here = localized("de");
const { t, at } = here;
/** A page's HTML at most, compressed. A kB of it asks about the optional services of this product. */
const MAX_BYTES = 18_000;
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
test("the messages are a script that browsers keep, and no part of the pages", async ({ page, world }) => {
  await world.login(page);
  const loaded = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.add(request.url());
  });
  for (const path of PAGES) {
    const html = await (await page.goto(at(path)))!.text();
    expect.soft(html, path).not.toContain(UNSHOWN);
    expect.soft(gzipSync(html).length, path).toBeLessThan(MAX_BYTES);
  }
  const [script, ...others] = await scriptsWith(UNSHOWN, loaded, page);
  expect(others).toEqual([]);
  const html = await (await page.reload())!.text();
  expect(preloadedBy(html)).toContain(new URL(script!).pathname);
  // Kept: nothing of it comes over the network again.
  expect(await transferred(script!, page)).toEqual([0]);
  // Texts of error screens are among the messages: in a second script of theirs, and in none of the pages' own.
  const erring = await scriptsWith(t("error-pages:copyReport"), loaded, page);
  expect(erring).toHaveLength(1);
  expect(preloadedBy(html)).toContain(new URL(erring[0]!).pathname);
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
  await openFeedback(page, here);
  expect(problems).toEqual([]);
});

test("a page whose messages cannot be loaded says so, and comes back when it is loaded again", async ({
  page,
  world,
}) => {
  await world.login(page);
  const url = await messagesUrl(page);
  let documents = 0;
  page.on("request", (request) => request.isNavigationRequest() && documents++);
  const lostBy = new Set<number>();
  await page.route(`**${url}`, (route) => {
    lostBy.add(documents);
    return route.abort();
  });
  await page.goto(at("/app/posts"), { waitUntil: "commit" });
  // The page loads itself again once, and misses them again.
  await expect.poll(() => lostBy).toEqual(new Set([1, 2]));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error-pages:lostTitle"));
  await page.unroute(`**${url}`);
  await page.getByRole("button", { name: t("error-pages:reload"), exact: true }).click();
  await expect(heading(page)).toBeVisible();
  await waitForHydration(page);
});

/** Returns the scripts that have a text, and expects of them that browsers keep them. */
async function scriptsWith(text: string, urls: Iterable<string>, { request }: Page): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    const answer = await request.get(url);
    if (!(await answer.text()).includes(text)) continue;
    expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    found.push(url);
  }
  return found;
}

/** Returns the bytes that each load of a URL by this document took from the network, each number once. */
async function transferred(url: string, page: Page): Promise<number[]> {
  const sizes = await page.evaluate(
    (name) =>
      performance.getEntriesByName(name).map((entry) => (entry as PerformanceResourceTiming).transferSize),
    url,
  );
  return [...new Set(sizes)];
}

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
