import type { Locale } from "@takt/i18n/locales";
import { barePath } from "../../../i18n/locale-path";

/**
 * The same page in a language, with its query and its place. Under /en as well as /de: so the proxy remembers the
 * choice.
 */
export function languageAddress(
  language: Locale,
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
): string {
  const bare = barePath(pathname);
  return `/${language}${bare === "/" ? "" : bare}${search}${hash}`;
}
