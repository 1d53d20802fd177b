import { loadMessages } from "@takt/i18n/load-messages";
import type { Locale } from "@takt/i18n/locales";
import { createTexts, type Nouns } from "../texts";

/** Returns what a test puts in place of `~/i18n/server`, where no request says the language. */
export function serverTexts(lng: Locale) {
  return {
    async getT<const N extends Nouns>(nouns: N) {
      const load = async (noun: string) => [noun, await loadMessages(lng, noun)] as const;
      const messages = Object.fromEntries(await Promise.all([nouns].flat().map(load)));
      const { t, i18n } = createTexts(lng, { [lng]: messages }).of(nouns);
      return { t, i18n, lng };
    },
  };
}
