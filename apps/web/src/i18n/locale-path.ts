import { DEFAULT_LOCALE, isLocale } from "@takt/i18n/locales";

/** `/app/posts` in a language: as it is in English, /de/app/posts in German. */
export function localePath(locale: string, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path === "/" ? "" : path}`;
}

/** The same page without its language: /de/app/posts and /en/app/posts -> /app/posts. */
export function barePath(pathname: string): string {
  const first = pathname.split("/", 2)[1];
  return isLocale(first) ? pathname.slice(first.length + 1) || "/" : pathname;
}
