import { isLocale, type Locale } from "@takt/i18n/locales";
import { withStorage } from "../with-storage";

const KEY = "takt:language";
const APPLIED = "takt:language-applied";

/** The language chosen on this device, stored beside the cookie so that it survives clearing cookies. */
export const storedLanguage = {
  /** Returns only supported languages. */
  read(): Locale | null {
    const stored = withStorage("localStorage", (storage) => storage.getItem(KEY)) ?? undefined;
    return isLocale(stored) ? stored : null;
  },
  write(language: Locale): void {
    withStorage("localStorage", (storage) => storage.setItem(KEY, language));
  },
  /**
   * The language to redirect to from a page in `shown`, or null. It applies once per tab: without cookies the next page
   * would redirect again, forever.
   */
  toApply(shown: Locale): Locale | null {
    const wanted = this.read();
    if (wanted === null || wanted === shown) return null;
    return withStorage("sessionStorage", (storage) => {
      if (storage.getItem(APPLIED) !== null) return null;
      storage.setItem(APPLIED, "1");
      return wanted;
    });
  },
};
