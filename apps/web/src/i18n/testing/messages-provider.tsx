import type { Locale } from "@takt/i18n/locales";
import type { Resource } from "i18next";
import { type ReactNode, useMemo } from "react";
import { createTexts, TextsContext } from "../texts";

type Props = { locale: Locale; resources: Resource; children: ReactNode };

/** Provides texts of one language to the component of a test, as create-messages.tsx does on every page. */
export function MessagesProvider({ locale, resources, children }: Props) {
  const texts = useMemo(() => createTexts(locale, resources), [locale, resources]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
