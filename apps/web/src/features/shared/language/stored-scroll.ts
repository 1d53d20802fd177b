import { barePath } from "../../../i18n/locale-path";
import { withStorage } from "../with-storage";

const KEY = "takt:language-scroll";

/** The scroll position of a page when its language was switched. Texts differ in length, so it is approximate. */
export const storedScroll = {
  save(): void {
    const position = `${Math.round(window.scrollY)} ${barePath(window.location.pathname)}`;
    withStorage("sessionStorage", (storage) => storage.setItem(KEY, position));
  },
  /** Restores the position once, on the same page, and only if the URL has no hash. */
  restore(): void {
    const stored = withStorage("sessionStorage", (storage) => {
      const position = storage.getItem(KEY);
      storage.removeItem(KEY);
      return position;
    });
    const [, top, path] = /^(\d{1,7}) (.*)$/.exec(stored ?? "") ?? [];
    if (path !== barePath(window.location.pathname) || window.location.hash) return;
    window.scrollTo(0, Number(top));
  },
};
