import type { Locale } from "@takt/i18n/locales";
import { localePath } from "~/i18n/locale-path";

/** Returns the address of a public page in a language, with its anchor: `/#pricing` is `/de#pricing` in German. */
export function siteHref(locale: Locale, target: `/${string}`): string {
  const [path = "/", anchor] = target.split("#", 2);
  return localePath(locale, path) + (anchor ? `#${anchor}` : "");
}
