import { DEFAULT_LOCALE, isLocale, type Locale } from "@takt/i18n/locales";

/** Returns the chosen language, else the browser's first supported one, else English. */
export function negotiateLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie;
  const wanted = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...rest] = part.trim().split(";");
      const quality = rest
        .find((item) => item.trim().startsWith("q="))
        ?.trim()
        .slice(2);
      return {
        language: tag.trim().toLowerCase().split("-")[0],
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  const match = wanted.find(({ language }) => isLocale(language))?.language;
  return isLocale(match) ? match : DEFAULT_LOCALE;
}
