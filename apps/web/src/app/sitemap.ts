import type { MetadataRoute } from "next";
import { LOCALES } from "@takt/i18n/locales";
import { env } from "../env";
import { localePath } from "../i18n/locale-path";

export const dynamic = "force-dynamic";

/** Pages for search engines; the login is marked as noindex. */
const PUBLIC_PAGES = ["/", "/contracts/cancel", "/contracts/withdraw"] as const;

/** /sitemap.xml: every public page in each language, with its alternates. */
export default function sitemap(): MetadataRoute.Sitemap {
  const address = (locale: (typeof LOCALES)[number], path: string) =>
    new URL(localePath(locale, path), env().AUTH_URL).href;
  return PUBLIC_PAGES.flatMap((path) => {
    const languages = Object.fromEntries(LOCALES.map((locale) => [locale, address(locale, path)]));
    return LOCALES.map((locale) => ({ url: address(locale, path), alternates: { languages } }));
  });
}
