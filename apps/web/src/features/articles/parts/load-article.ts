import type { Locale } from "@takt/i18n/locales";
import { getT } from "~/i18n/server";
import { optionalServices } from "~/server/optional-services";
import { servicesInUse } from "~/server/services-in-use";
import { articleFacts } from "../article-facts";
import { articleValues } from "../article-values";
import { expandExamples, type ExampleTexts } from "../expand-examples";
import { parseArticle, type ParsedArticle } from "./parse-article";
import type { ArticleKind, ArticleSlug } from "./article-list";

export type Article<Kind extends ArticleKind = ArticleKind> = ParsedArticle & { slug: ArticleSlug<Kind> };

/** Each article is parsed once per process, because its text is part of the build. */
const loaded = new Map<string, Promise<Article>>();

/** Loads an article in a language. */
export function loadArticle<Kind extends ArticleKind>(
  kind: Kind,
  lng: Locale,
  slug: ArticleSlug<Kind>,
): Promise<Article<Kind>> {
  const key = `${kind}/${lng}/${slug}`;
  const article = loaded.get(key) ?? readArticle(kind, lng, slug);
  loaded.set(key, article);
  return article as Promise<Article<Kind>>;
}

async function readArticle(kind: ArticleKind, lng: Locale, slug: ArticleSlug<ArticleKind>): Promise<Article> {
  const file = (await import(`../../../content/${kind}/${lng}/${slug}.md`)) as { default: string };
  const { sells, salesTerms } = servicesInUse();
  const facts = articleFacts({ sells, salesTerms, optionalServices: optionalServices() });
  const { body, ...rest } = parseArticle(file.default, articleValues(lng, salesTerms), facts);
  return { ...rest, slug, body: expandExamples(body, await exampleTexts(lng)) };
}

async function exampleTexts(lng: Locale): Promise<ExampleTexts> {
  const { t } = await getT("articles", { lng });
  return {
    columns: [t("examples.chosen"), t("examples.outcome")],
    ok: (utc) => t("examples.ok", { utc }),
    missing: (suggestion) => t("examples.missing", { suggestion }),
    ambiguous: (earlier, later) => t("examples.ambiguous", { earlier, later }),
  };
}
