import type { Locale } from "@takt/i18n/locales";
import { getT } from "~/i18n/server";
import { optionalServices } from "~/server/optional-services";
import { servicesInUse } from "~/server/services-in-use";
import { contentFacts } from "./content-facts";
import { contentValues } from "../content-values";
import type { Values } from "../fill-values";
import { expandExamples, type ExampleTexts } from "../expand-examples";
import { parseContent, type ParsedContent } from "./parse-content";
import type { ContentKind, ContentSlug } from "./content-list";

export type Content<Kind extends ContentKind = ContentKind> = ParsedContent & { slug: ContentSlug<Kind> };

/** Values that the texts of a kind name besides the figures and facts of all texts. */
export type Filling = { values: Values; facts: Record<string, boolean>; components: readonly string[] };

/** Each text is parsed once per process, because it is part of the build. */
const loaded = new Map<string, Promise<Content>>();

/** Loads a text in a language. */
export function loadContent<Kind extends ContentKind>(
  kind: Kind,
  lng: Locale,
  slug: ContentSlug<Kind>,
  fill?: (lng: Locale) => Promise<Filling>,
): Promise<Content<Kind>> {
  const key = `${kind}/${lng}/${slug}`;
  const content = loaded.get(key) ?? readContent(kind, lng, slug, fill);
  loaded.set(key, content);
  return content as Promise<Content<Kind>>;
}

async function readContent(
  kind: ContentKind,
  lng: Locale,
  slug: ContentSlug<ContentKind>,
  fill?: (lng: Locale) => Promise<Filling>,
): Promise<Content> {
  const file = (await import(`../../../content/${kind}/${lng}/${slug}.md`)) as { default: string };
  const { sells, salesTerms } = servicesInUse();
  const more = await fill?.(lng);
  const facts = {
    ...contentFacts({ sells, salesTerms, optionalServices: optionalServices() }),
    ...more?.facts,
  };
  const values = { ...contentValues(lng, salesTerms), ...more?.values };
  const { body, ...rest } = parseContent(file.default, values, facts, more?.components);
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
