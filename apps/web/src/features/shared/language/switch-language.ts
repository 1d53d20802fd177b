import type { Locale } from "@takt/i18n/locales";
import { runBeforeLeave } from "../leaving/leave-guard";
import { storedScroll } from "./stored-scroll";
import { languageUrl } from "./language-url";
import { storedLanguage } from "./stored-language";

/**
 * Loads this page in another language and keeps its query, hash and drafts. The URL is read after everything has been
 * saved (runBeforeLeave), because a save may change it.
 */
export async function switchLanguage(language: Locale): Promise<void> {
  storedLanguage.write(language);
  await runBeforeLeave();
  storedScroll.save();
  window.location.assign(languageUrl(language, window.location));
}
