import { LOCALES } from "@takt/i18n/locales";
import type { MetadataRoute } from "next";
import { env } from "../env";
import { localePath } from "../i18n/locale-path";

// The address of this installation is known when it runs, not when it is built.
export const dynamic = "force-dynamic";

/** /robots.txt: allows the public pages and disallows every path that needs a session, in each language. */
export default function robots(): MetadataRoute.Robots {
  const privatePages = ["/app", "/provider"].flatMap((path) =>
    LOCALES.map((locale) => localePath(locale, path)),
  );
  return {
    rules: { userAgent: "*", allow: "/", disallow: [...privatePages, "/api/", "/auth/"] },
    sitemap: `${env().AUTH_URL}/sitemap.xml`,
  };
}
