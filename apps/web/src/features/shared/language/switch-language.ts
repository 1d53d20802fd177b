import type { Locale } from "@takt/i18n/locales";
import { barePath } from "~/i18n/locale-path";
import { runBeforeLeave } from "../leaving/leave-guard";
import { storedLanguage, storedScroll } from "./stored-language";

/**
 * Loads this page in another language and keeps its query, hash and drafts. The URL is read after everything has been
 * saved (runBeforeLeave), because a save may change it.
 */
export async function switchLanguage(language: Locale): Promise<void> {
  storedLanguage.write(language);
  await runBeforeLeave();
  storedScroll.save();
  window.location.assign(languageUrl(language, window.location));
}

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
