"use client";

import type { Locale } from "@takt/i18n/locales";
import { useEffect } from "react";
import { keptScroll } from "./kept-scroll";
import { languageAddress } from "./language-address";
import { storedLanguage } from "./stored-language";

/**
 * At the start of a document: back to where it was scrolled to before its language was switched. And where no cookie
 * has decided the language (`chosen` false), the one that this device prefers.
 */
export function LanguageStart({ shown, chosen }: { shown: Locale; chosen: boolean }) {
  useEffect(() => {
    const wanted = chosen ? null : storedLanguage.toApply(shown);
    if (wanted) window.location.replace(languageAddress(wanted, window.location));
    else keptScroll.restore();
  }, [shown, chosen]);
  return null;
}
