"use client";

import type { Locale } from "@takt/i18n/locales";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { createMessages } from "./create-messages";

/**
 * The messages of the signed-in app: a script of the build for each language, which the browser keeps, not a part of each
 * page. The server preloads it with the page; React takes the page over when it is there.
 */
export function AppMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const Messages = BY_LOCALE[locale];
  return <Messages>{children}</Messages>;
}

// The compiler finds what to preload in calls of `dynamic` that are written out.
const BY_LOCALE = {
  en: dynamic(() =>
    import("@takt/i18n/app-messages/en").then(({ messages }) => createMessages("en", messages)),
  ),
  de: dynamic(() =>
    import("@takt/i18n/app-messages/de").then(({ messages }) => createMessages("de", messages)),
  ),
};
