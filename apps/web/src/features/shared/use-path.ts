import { useCallback } from "react";
import { localePath } from "../../i18n/locale-path";
import { useLocale } from "./use-locale";

/** Paths of the page's language: `path("/app/posts")` is /de/app/posts on a German page. */
export function usePath(): (path: string) => string {
  const locale = useLocale();
  return useCallback((path) => localePath(locale, path), [locale]);
}
