import { barePath } from "../../../i18n/locale-path";
import { withStorage } from "../with-storage";

const KEY = "takt:language-scroll";

/** Where a page was scrolled to when its language was switched. Texts differ in length: it is near the place, not on it. */
export const keptScroll = {
  keep(): void {
    const place = `${Math.round(window.scrollY)} ${barePath(window.location.pathname)}`;
    withStorage("sessionStorage", (storage) => storage.setItem(KEY, place));
  },
  /** Once, and on the same page only; an address with a place of its own wins. */
  restore(): void {
    const kept = withStorage("sessionStorage", (storage) => {
      const place = storage.getItem(KEY);
      storage.removeItem(KEY);
      return place;
    });
    const [, top, path] = /^(\d{1,7}) (.*)$/.exec(kept ?? "") ?? [];
    if (path !== barePath(window.location.pathname) || window.location.hash) return;
    window.scrollTo(0, Number(top));
  },
};
