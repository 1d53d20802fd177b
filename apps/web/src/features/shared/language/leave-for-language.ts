import type { Locale } from "@takt/i18n/locales";
import { beforeLeaving } from "./before-leaving";
import { keptScroll } from "./kept-scroll";
import { languageAddress } from "./language-address";
import { storedLanguage } from "./stored-language";

/**
 * Loads this page in another language: its query, its place and what is typed stay. First everything that is being
 * saved is saved (onBeforeLeave), then the address is read: a save may have changed it.
 */
export async function leaveForLanguage(language: Locale): Promise<void> {
  storedLanguage.write(language);
  await beforeLeaving();
  keptScroll.keep();
  window.location.assign(languageAddress(language, window.location));
}
