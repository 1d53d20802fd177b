import type { Locale } from "@takt/i18n/locales";
import { barePath } from "../../../i18n/locale-path";

/**
 * The URL of the same page in a language, with its query and hash. It has a prefix for /en too, so that the proxy stores
 * the choice.
 */
export function languageUrl(
  language: Locale,
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
): string {
  const bare = barePath(pathname);
  return `/${language}${bare === "/" ? "" : bare}${search}${hash}`;
}
