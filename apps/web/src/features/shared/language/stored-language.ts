import { WEB_STORAGE } from "@takt/domain/privacy/model/browser-storage/web-storage";
import { isLocale, type Locale } from "@takt/i18n/locales";
import { barePath } from "~/i18n/locale-path";
import { withStorage } from "../with-storage";

const LANGUAGE_KEY = WEB_STORAGE.storedLanguage.name;
const APPLIED = WEB_STORAGE.languageApplied.name;

/** The language chosen on this device, stored beside the cookie so that it survives clearing cookies. */
export const storedLanguage = {
  /** Returns only supported languages. */
  read(): Locale | null {
    const stored = withStorage("localStorage", (storage) => storage.getItem(LANGUAGE_KEY)) ?? undefined;
    return isLocale(stored) ? stored : null;
  },
  write(language: Locale): void {
    withStorage("localStorage", (storage) => storage.setItem(LANGUAGE_KEY, language));
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

const SCROLL_KEY = WEB_STORAGE.languageScroll.name;

/** The scroll position of a page when its language was switched. Texts differ in length, so it is approximate. */
export const storedScroll = {
  save(): void {
    const position = `${Math.round(window.scrollY)} ${barePath(window.location.pathname)}`;
    withStorage("sessionStorage", (storage) => storage.setItem(SCROLL_KEY, position));
  },
  /** Restores the position once, on the same page, and only if the URL has no hash. */
  restore(): void {
    const stored = withStorage("sessionStorage", (storage) => {
      const position = storage.getItem(SCROLL_KEY);
      storage.removeItem(SCROLL_KEY);
      return position;
    });
    const [, top, path] = /^(\d{1,7}) (.*)$/.exec(stored ?? "") ?? [];
    if (path !== barePath(window.location.pathname) || window.location.hash) return;
    window.scrollTo(0, Number(top));
  },
};
