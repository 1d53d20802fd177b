import type { MetadataRoute } from "next";
import { LOCALES } from "@takt/i18n/locales";
import { ARTICLE_PATHS } from "../features/content/parts/content-list";
import { PUBLIC_PAGES } from "../features/site/parts/public-pages";
import { publicUrls } from "../features/site/parts/site-metadata";

// The address of this installation is known when it runs, not when it is built.
export const dynamic = "force-dynamic";

/** /sitemap.xml: every public page in each language, with its alternates; the login is marked as noindex. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...PUBLIC_PAGES, ...ARTICLE_PATHS].flatMap((path) => {
    const languages = publicUrls(path);
    return LOCALES.map((locale) => ({ url: languages[locale], alternates: { languages } }));
  });
}
