"use client";

import type { Locale } from "@takt/i18n/locales";
import { useEffect } from "react";
import { languageUrl } from "./switch-language";
import { storedLanguage, storedScroll } from "./stored-language";

/**
 * Runs when a document loads: without a language cookie (`chosen` false) it redirects to the language stored on this
 * device, otherwise it restores the scroll position from before a language switch.
 */
export function ApplyStoredLanguage({ shown, chosen }: { shown: Locale; chosen: boolean }) {
  useEffect(() => {
    const wanted = chosen ? null : storedLanguage.toApply(shown);
    if (wanted) window.location.replace(languageUrl(wanted, window.location));
    else storedScroll.restore();
  }, [shown, chosen]);
  return null;
}
