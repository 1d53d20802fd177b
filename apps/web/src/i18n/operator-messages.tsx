"use client";

import type { Locale } from "@takt/i18n/locales";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { createMessages } from "./create-messages";

/** The messages of the operator's pages: those of the app and the operator's own, likewise. */
export function OperatorMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const Messages = BY_LOCALE[locale];
  return <Messages>{children}</Messages>;
}

// The compiler finds what to preload in calls of `dynamic` that are written out.
const BY_LOCALE = {
  en: dynamic(() =>
    import("@takt/i18n/operator-messages/en").then(({ messages }) => createMessages("en", messages)),
  ),
  de: dynamic(() =>
    import("@takt/i18n/operator-messages/de").then(({ messages }) => createMessages("de", messages)),
  ),
};
