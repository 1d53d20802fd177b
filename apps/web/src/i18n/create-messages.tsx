import type { Locale } from "@takt/i18n/locales";
import type { ResourceLanguage } from "i18next";
import type { ReactNode } from "react";
import { createTexts, TextsContext } from "./texts";

/** Returns the provider of a language's messages, which are prepared once for all pages. */
export function createMessages(locale: Locale, messages: ResourceLanguage) {
  const texts = createTexts(locale, { [locale]: messages });
  return function Messages({ children }: { children: ReactNode }) {
    return <TextsContext value={texts}>{children}</TextsContext>;
  };
}
