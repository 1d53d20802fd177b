import { collectProblems } from "../../fixtures/collect-problems";
import { expectNoOverflow } from "../../fixtures/expect-accessible";
import { findViolations } from "../../fixtures/find-violations";
import { EVERY_LANGUAGE, localizedPath } from "../../fixtures/localized";
import { SCREENS } from "../../fixtures/screens";
import { expect, test } from "../../fixtures/world";
import { crawlSite, isPublicPage, ownLink, SITEMAP, type Visited } from "./crawl-site";
import { MESSAGE_KEYS } from "./message-keys";

const HEIGHT = 900;
const WIDTHS = [320, 390, 1280];
/** Each page is checked in each language, and so in each theme and at each end of the widths. */
const VARIANTS = { en: { theme: "light", width: 1280 }, de: { theme: "dark", width: 320 } } as const;
/** Fewer pages mean that the crawl has missed a part of the site. */
const MIN_PAGES = 45;

const list = (pages: readonly Visited[]) => pages.map(({ at, from }) => `${at} (linked from ${from})`);

test("every link of the public pages leads to a page that says in which language it is, and where it is in the other", async ({
  browser,
  world,
}) => {
  const crawls = await Promise.all(
    EVERY_LANGUAGE.map(({ language }) => crawlSite(browser, world.webUrl, language)),
  );
  const all = crawls.flat();
  const pages = all.filter(isPublicPage);
  const [english, german] = crawls.map((crawl) => crawl.filter(isPublicPage).map(({ path }) => path));
  expect(english!.length).toBeGreaterThanOrEqual(MIN_PAGES);
  const left: string[] = [];
  for (const { crawled, states } of SCREENS) if (crawled) left.push(await states[0](world));
  expect(english, "the screens that accessibility.spec.ts leaves to this one").toEqual(
    expect.arrayContaining(left),
  );
  expect(german!.toSorted(), "both languages have the same pages").toEqual(english!.toSorted());

  expect(list(all.filter(({ status }) => status !== 200)), "dead ends").toEqual([]);
  expect(list(all.filter(({ from }) => from === SITEMAP)), "pages that no page links to").toEqual([]);
  expect(list(pages.filter(({ at, answered }) => at !== answered)), "redirects").toEqual([]);
  expect(list(pages.filter(({ lang, language }) => lang !== language)), "lang").toEqual([]);
  expect(list(pages.filter(({ headings }) => headings !== 1)), "one h1").toEqual([]);
  expect(list(pages.filter(({ csp }) => !csp.includes("'nonce-"))), "content security policy").toEqual([]);
  expect(doubledTitles(pages), "titles of more than one page").toEqual([]);
  expect(pages.flatMap(shownKeys), "keys instead of texts").toEqual([]);
  expect(
    pages.flatMap((page) => brokenAnchors(page, all, world.webUrl)),
    "anchors",
  ).toEqual([]);

  const listed = pages.filter(({ noindex }) => !noindex);
  expect(
    list(listed.filter(({ canonical, at }) => canonical !== new URL(at, world.webUrl).href)),
    "canonical",
  ).toEqual([]);
  expect(list(listed.filter((page) => !namesBoth(page, world.webUrl))), "hreflang pairs").toEqual([]);
});

for (const { language } of EVERY_LANGUAGE) {
  const { theme, width } = VARIANTS[language];
  test(`every public page in ${language} fits widths from 320 px, is accessible in the ${theme} theme, and violates no policy`, async ({
    browser,
    page,
    world,
  }) => {
    const problems = collectProblems(page);
    await page
      .context()
      .addCookies([{ name: "takt-locale", value: language, url: world.webUrl, sameSite: "Lax" }]);
    await page.addInitScript((value) => {
      document.addEventListener("DOMContentLoaded", () => (document.documentElement.dataset.theme = value));
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`violates ${violatedDirective}: ${blockedURI}`),
      );
    }, theme);
    const crawled = await crawlSite(browser, world.webUrl, language);
    for (const { at } of crawled.filter(isPublicPage)) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(at);
      await expect(page.locator("html"), at).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 }), at).toHaveCount(1);
      await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
      for (const { id, at: target } of await findViolations(page)) problems.push(`${at}: ${id} at ${target}`);
      for (const one of WIDTHS) {
        await page.setViewportSize({ width: one, height: HEIGHT });
        await expectNoOverflow(page, `${at}, ${one} px`);
      }
    }
    expect(problems).toEqual([]);
  });
}

function doubledTitles(pages: readonly Visited[]): string[] {
  return pages
    .filter(({ title, path, language }) =>
      pages.some((other) => other.language === language && other.title === title && other.path !== path),
    )
    .map(({ at, title }) => `${at}: ${title}`)
    .concat(pages.filter(({ title }) => !title.trim()).map(({ at }) => `${at}: no title`));
}

function shownKeys({ at, text, title }: Visited): string[] {
  return `${title} ${text}`
    .split(/\s+/)
    .filter((word) => MESSAGE_KEYS.has(word) || word.includes("{{"))
    .map((word) => `${at}: ${word}`);
}

function brokenAnchors({ at, links }: Visited, all: readonly Visited[], webUrl: string): string[] {
  return links.flatMap((href) => {
    const link = ownLink(href, at, webUrl);
    if (!link?.anchor) return [];
    const target = all.find(({ language, path }) => language === link.language && path === link.path);
    return target && !target.ids.includes(link.anchor) ? [`${at}: ${href}`] : [];
  });
}

/** Whether a page names itself in both languages, and English as the default. */
function namesBoth({ path, alternates }: Visited, webUrl: string): boolean {
  const toUrl = (language: "en" | "de") => new URL(localizedPath(language, path), webUrl).href;
  const named = Object.fromEntries(alternates);
  return named["en"] === toUrl("en") && named["de"] === toUrl("de") && named["x-default"] === toUrl("en");
}
