import type { Locale } from "@takt/i18n/locales";
import type { ResourceLanguage } from "i18next";
import type { ReactNode } from "react";
import { MessagesProvider } from "./messages-provider";

/** Returns the provider of a language's messages, which are one object for all renders. */
export function messagesOf(locale: Locale, messages: ResourceLanguage) {
  const resources = { [locale]: messages };
  return function Messages({ children }: { children: ReactNode }) {
    return (
      <MessagesProvider locale={locale} resources={resources}>
        {children}
      </MessagesProvider>
    );
  };
}
