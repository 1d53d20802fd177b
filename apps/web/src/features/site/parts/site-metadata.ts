import { DEFAULT_LOCALE, LOCALES, type Locale } from "@takt/i18n/locales";
import type { Metadata } from "next";
import { env } from "~/env";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";

type Page = {
  title: string;
  /** One sentence for search results and link cards; without one it is Takt's promise. */
  description?: string;
  /** Whether the title is complete and gets no " · Takt". */
  absolute?: boolean;
  /** For an article: when it was published, as YYYY-MM-DD. */
  publishedOn?: string;
};

/** Returns the metadata of a public page: title, canonical address, its languages, and what link cards show of it. */
export async function siteMetadata(path: `/${string}`, page: Page): Promise<Metadata> {
  const { t, lng } = await getT("common");
  return publicMetadata(path, lng, { product: t("product"), promise: t("promise") }, page);
}

/** The same for a given language, origin and product, without a request. */
export function publicMetadata(
  path: `/${string}`,
  lng: Locale,
  { product, promise }: { product: string; promise: string },
  { title, description = promise, absolute = false, publishedOn }: Page,
): Metadata {
  const languages = publicUrls(path);
  const picture = { url: toUrl(`/og/${lng}.png`), width: 1200, height: 630, alt: `${product}: ${promise}` };
  return {
    title: absolute ? { absolute: title } : title,
    description,
    alternates: {
      canonical: languages[lng],
      languages: { ...languages, "x-default": languages[DEFAULT_LOCALE] },
    },
    openGraph: {
      title,
      description,
      url: languages[lng],
      siteName: product,
      locale: OPEN_GRAPH_LOCALE[lng],
      alternateLocale: LOCALES.filter((one) => one !== lng).map((one) => OPEN_GRAPH_LOCALE[one]),
      images: [picture],
      ...(publishedOn === undefined
        ? { type: "website" as const }
        : { type: "article" as const, publishedTime: publishedOn }),
    },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}

/** Returns the absolute address of a public page in each language. */
export function publicUrls(path: `/${string}`): Record<Locale, string> {
  return { en: toUrl(localePath("en", path)), de: toUrl(localePath("de", path)) };
}

const OPEN_GRAPH_LOCALE = { en: "en_GB", de: "de_DE" } as const satisfies Record<Locale, string>;

const toUrl = (path: string) => new URL(path, env().AUTH_URL).href;
