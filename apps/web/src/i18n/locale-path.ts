import { DEFAULT_LOCALE, isLocale } from "@takt/i18n/locales";

/** Returns a path in a language: `/app/posts` in English, `/de/app/posts` in German. */
export function localePath(locale: string, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path === "/" ? "" : path}`;
}

/** Removes the language from a path: /de/app/posts and /en/app/posts -> /app/posts. */
export function barePath(pathname: string): string {
  const first = pathname.split("/", 2)[1];
  return isLocale(first) ? pathname.slice(first.length + 1) || "/" : pathname;
}

/** Removes query and fragment from what a link names: /app/posts?status=draft -> /app/posts. */
export function toPath(href: string): string {
  return href.split(/[?#]/, 1)[0]!;
}
