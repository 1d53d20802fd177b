"use client";

import type { Locale } from "@takt/i18n/locales";
import type { Resource } from "i18next";
import { I18nProvider } from "next-i18next/client";
import type { ReactNode } from "react";
import { missingText } from "./missing-text";

// One object for all renders: a new one would make the provider reinitialize.
const OPTIONS = { parseMissingKeyHandler: missingText };

/** Provides the texts of one language to client components: `const { t } = useT("posts")`. */
export function MessagesProvider(props: { locale: Locale; resources: Resource; children: ReactNode }) {
  return (
    <I18nProvider
      language={props.locale}
      supportedLngs={[props.locale]}
      resources={props.resources}
      i18nextOptions={OPTIONS}
    >
      {props.children}
    </I18nProvider>
  );
}
