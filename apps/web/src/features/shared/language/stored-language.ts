import { isLocale, type Locale } from "@takt/i18n/locales";
import { withStorage } from "../with-storage";

const KEY = "takt:language";
const APPLIED = "takt:language-applied";

/** The language chosen on this device, beside the cookie: who empties the cookies keeps it. */
export const storedLanguage = {
  /** Only a language that we speak counts. */
  read(): Locale | null {
    const kept = withStorage("localStorage", (storage) => storage.getItem(KEY)) ?? undefined;
    return isLocale(kept) ? kept : null;
  },
  write(language: Locale): void {
    withStorage("localStorage", (storage) => storage.setItem(KEY, language));
  },
  /**
   * The language to lead to from a page in `shown`, or null. Once a tab: where cookies are forbidden, the next page
   * would ask again, for ever.
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
