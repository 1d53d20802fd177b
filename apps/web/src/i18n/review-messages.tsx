"use client";

import type { Locale } from "@takt/i18n/locales";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { createMessages } from "./create-messages";

/** The messages of the page that a review link opens, likewise a script of the build. */
export function ReviewMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const Messages = BY_LOCALE[locale];
  return <Messages>{children}</Messages>;
}

// The compiler finds what to preload in calls of `dynamic` that are written out.
const BY_LOCALE = {
  en: dynamic(() =>
    import("@takt/i18n/review-messages/en").then(({ messages }) => createMessages("en", messages)),
  ),
  de: dynamic(() =>
    import("@takt/i18n/review-messages/de").then(({ messages }) => createMessages("de", messages)),
  ),
};
