import { LOCALES } from "@takt/i18n/locales";
import { localePath } from "../i18n/locale-path";

/** What search engines are not to ask for: pages behind the login, in each language, and what is no page. */
export function closedPaths(): string[] {
  const pages = ["/app", "/provider"].flatMap((path) => LOCALES.map((locale) => localePath(locale, path)));
  return [...pages, "/api/", "/auth/"];
}
