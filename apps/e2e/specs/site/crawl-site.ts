import type { Browser } from "@playwright/test";
import { LANGUAGES, localizedPath, type Language } from "../../fixtures/localized";
import { readDocument, type PageFacts } from "./read-document";

export type Visited = PageFacts & {
  language: Language;
  /** The path without the language. */
  path: `/${string}`;
  status: number;
  /** The path that the links to the page name, with the language. */
  at: string;
  /** The path that finally answered: another one after a redirect. */
  answered: string;
  /** The page that the first link to it is on. */
  from: string;
  csp: string;
};

export const SITEMAP = "/sitemap.xml";

/** Paths that are not crawled further: what needs a session, and what is no page. */
const ENDS = /^\/(app|api|auth|provider|_next)(\/|$)|\.(svg|png|ico|txt|xml|webmanifest|json)$/;

/**
 * Follows every internal link from the home page of a language; the pages of the other language are its own crawl. Pages
 * that the sitemap lists and no page links to are visited last, with the sitemap as what leads to them.
 */
export async function crawlSite(browser: Browser, webUrl: string, language: Language): Promise<Visited[]> {
  const context = await browser.newContext();
  const parser = await context.newPage();
  const headers = { accept: "text/html", cookie: `takt-locale=${language}` };
  const visited = new Map<string, Visited>();
  const queue: { path: `/${string}`; from: string }[] = [{ path: "/", from: "" }];
  const listed = await readSitemap(webUrl, language);
  for (let next = queue.shift() ?? listed.shift(); next; next = queue.shift() ?? listed.shift()) {
    const { path, from } = next;
    if (visited.has(path)) continue;
    const at = localizedPath(language, path);
    const response = await fetch(new URL(at, webUrl), { headers, redirect: "follow" });
    const html = (response.headers.get("content-type") ?? "").includes("text/html");
    const facts = await parser.evaluate(readDocument, html ? await response.text() : "");
    const page: Visited = {
      ...facts,
      language,
      path,
      at,
      from,
      status: response.status,
      answered: new URL(response.url).pathname,
      csp: response.headers.get("content-security-policy") ?? "",
    };
    visited.set(path, page);
    if (ENDS.test(path)) continue;
    for (const href of page.links) {
      const link = ownLink(href, at, webUrl);
      if (link && link.language === language) queue.push({ path: link.path, from: at });
    }
  }
  await context.close();
  return [...visited.values()];
}

async function readSitemap(webUrl: string, language: Language) {
  const text = await (await fetch(new URL(SITEMAP, webUrl))).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = ""]) => {
    const link = ownLink(url, SITEMAP, webUrl);
    return link?.language === language ? [{ path: link.path, from: SITEMAP }] : [];
  });
}

/** Returns the language and path of a link inside the site, and null for another site and for other schemes. */
export function ownLink(href: string, from: string, webUrl: string) {
  const url = new URL(href, new URL(from, webUrl));
  if (url.origin !== new URL(webUrl).origin) return null;
  const first = url.pathname.split("/", 2)[1];
  const prefix = LANGUAGES.find((one) => one === first);
  const path = prefix ? url.pathname.slice(prefix.length + 1) || "/" : url.pathname;
  return {
    language: prefix ?? ("en" as const),
    path: path as `/${string}`,
    anchor: decodeURIComponent(url.hash.slice(1)),
  };
}

/** Whether a visited path is a public page, and not a file or what needs a session. */
export function isPublicPage({ path }: Visited): boolean {
  return !ENDS.test(path);
}
