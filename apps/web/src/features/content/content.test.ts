import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LOCALES, type Locale } from "@takt/i18n/locales";
import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { describe, expect, test } from "vitest";
import { PUBLIC_PAGES } from "../site/parts/public-pages";
import { contentFacts } from "./parts/content-facts";
import { contentValues } from "./content-values";
import { expandExamples } from "./expand-examples";
import { ARTICLE_PATHS, CONTENT_SLUGS, TEXT_PAGES, type ContentKind } from "./parts/content-list";
import { parseContent } from "./parts/parse-content";

const CONTENT = path.join(import.meta.dirname, "../../content");
const KINDS = Object.keys(CONTENT_SLUGS) as ContentKind[];
/** The names in legal texts belong to the legal feature, whose test covers them (legal-names.mocks.test.ts). */
const anything = <T>(of: (name: string) => T) =>
  new Proxy({}, { get: (_, name) => of(String(name)) }) as Record<string, T>;
const parse = (kind: ContentKind, locale: Locale, markdown: string) =>
  kind === "legal"
    ? parseContent(
        markdown,
        anything(String),
        anything(() => true),
      )
    : parseContent(markdown, contentValues(locale, TERMS), SELLING);
const read = (kind: ContentKind, locale: Locale, slug: string) =>
  readFileSync(path.join(CONTENT, kind, locale, `${slug}.md`), "utf8");
const ALL = KINDS.flatMap((kind) =>
  CONTENT_SLUGS[kind].flatMap((slug) =>
    LOCALES.map((locale) => ({
      name: `${kind}/${locale}/${slug}`,
      locale,
      kind,
      markdown: read(kind, locale, slug),
    })),
  ),
);
const TERMS = { moneyBackDays: 45 };
const SELLING = contentFacts({ sells: true, salesTerms: TERMS, optionalServices: ["linkedinInsight"] });
const PLAIN = contentFacts({ sells: false, salesTerms: { moneyBackDays: 0 }, optionalServices: [] });
/** Pages that the sitemap has not. */
const NO_SITE = /^\/app\/user\/settings\?tab=privacy$/;
const EXAMPLES = {
  columns: ["Chosen time", "Answer"] as [string, string],
  ok: (utc: string) => utc,
  missing: (suggestion: string) => suggestion,
  ambiguous: (earlier: string, later: string) => `${earlier} ${later}`,
};

test.each(KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const)))(
  "the files of %s in %s are those of the list",
  (kind, locale) => {
    const files = readdirSync(path.join(CONTENT, kind, locale)).sort();
    expect(files).toEqual(CONTENT_SLUGS[kind].map((slug) => `${slug}.md`).toSorted());
  },
);

test("the pages that are one text are public pages", () => {
  expect(PUBLIC_PAGES).toEqual(expect.arrayContaining(TEXT_PAGES.map((name) => `/${name}`)));
});

describe.each(ALL)("$name", ({ kind, locale, markdown }) => {
  const { title, summary, body } = parse(kind, locale, markdown);

  test("has a title and a first paragraph that fit a search result", () => {
    expect(title.length).toBeLessThanOrEqual(100);
    expect(summary.length).toBeGreaterThan(40);
    expect(summary.length).toBeLessThanOrEqual(330);
  });

  test("has headings without gaps between their levels, and no HTML", () => {
    let level = 1;
    for (const node of listNodes(body)) {
      expect(node.type).not.toBe("html");
      if (node.type !== "heading") continue;
      expect(node.depth).toBeGreaterThan(1);
      expect(node.depth).toBeLessThanOrEqual(level + 1);
      level = node.depth;
    }
  });

  test("links to pages that exist", () => {
    const known = new Set<string>([...PUBLIC_PAGES, ...ARTICLE_PATHS, "/#pricing"]);
    const links = listNodes(body).flatMap((node) => (node.type === "link" ? [node.url] : []));
    const found = (url: string) =>
      known.has(url) || (kind === "legal" && (known.has(url.replace(/[?#].*/, "")) || NO_SITE.test(url)));
    expect(links.filter((url) => !found(url) && !url.startsWith("https://"))).toEqual([]);
  });

  test("has examples that the product's rules can answer", () => {
    expect(listNodes(expandExamples(body, EXAMPLES)).length).toBeGreaterThan(0);
  });
});

test("an article names the same figures, links and examples in both languages", () => {
  for (const kind of KINDS)
    for (const slug of CONTENT_SLUGS[kind]) {
      const [english, german] = LOCALES.map((locale) => getStructure(kind, read(kind, locale, slug)));
      expect({ slug, ...german }).toEqual({ slug, ...english });
    }
});

test("what an article claims of the installation is what its settings say", () => {
  const readText = (kind: ContentKind, locale: Locale, slug: string, facts: Record<string, boolean>) =>
    toString(parseContent(read(kind, locale, slug), contentValues(locale, TERMS), facts).body);
  const claims: [ContentKind, Locale, string, claim: RegExp, when: keyof typeof SELLING, is: boolean][] = [
    ["help", "en", "cancel-or-withdraw", /money back within the first 45 days/, "moneyBack", true],
    ["help", "de", "cancel-or-withdraw", /in den ersten 45 Tagen alles/, "moneyBack", true],
    ["help", "en", "privacy", /No trackers/, "insight", false],
    ["help", "de", "privacy", /Keine Tracker/, "insight", false],
    ["pages", "en", "about", /Nothing follows you/, "insight", false],
    ["pages", "de", "about", /Nichts verfolgt Sie/, "insight", false],
    ["pages", "en", "press", /Insight Tag/, "insight", true],
    ["pages", "de", "press", /Insight Tag/, "insight", true],
    ["pages", "en", "about", /paid plan/, "sells", true],
    ["pages", "de", "about", /bezahlten Tarif/, "sells", true],
    ["pages", "en", "press", /Professional/, "sells", true],
    ["pages", "de", "press", /Professional/, "sells", true],
    ["help", "en", "billing", /Nothing is sold/, "sells", false],
    ["help", "de", "plans-and-usage", /wird nichts verkauft/, "sells", false],
  ];
  for (const [kind, locale, slug, claim, when, is] of claims)
    for (const facts of [SELLING, PLAIN])
      expect(claim.test(readText(kind, locale, slug, facts)), `${slug} ${locale}: ${String(claim)}`).toBe(
        facts[when] === is,
      );
  const fixed = ALL.filter(({ markdown }) =>
    /\b30[- ](days?|Tagen?)\b[^.]*(back|erstattet|zurück)/i.test(markdown),
  );
  expect(fixed.map(({ name }) => name)).toEqual([]);
});

test("every figure is named by an article", () => {
  const named = new Set(ALL.flatMap(({ markdown }) => findPlaceholders(markdown)));
  expect(Object.keys(contentValues("en", TERMS)).filter((name) => !named.has(name))).toEqual([]);
});

/** Parts that must not differ between the languages. The order of two figures in a sentence may. */
function getStructure(kind: ContentKind, markdown: string) {
  const { body } = parse(kind, "en", markdown);
  const nodes = listNodes(body);
  return {
    figures: findPlaceholders(markdown).sort(),
    links: nodes.flatMap((node) => (node.type === "link" ? [node.url.replace(/_(en|de)$/, "")] : [])).sort(),
    headings: nodes.flatMap((node) =>
      node.type === "heading" ? [[node.depth, node.data?.hProperties?.["id"]]] : [],
    ),
    slots: nodes.flatMap((node) => (node.type === "code" && node.lang === "slots" ? [node.value] : [])),
    examples: nodes.filter((node) => node.type === "code").length,
  };
}

const findPlaceholders = (markdown: string) =>
  [...markdown.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);

function listNodes(node: Root | Nodes): Nodes[] {
  return "children" in node ? [node, ...node.children.flatMap((child) => listNodes(child))] : [node];
}
