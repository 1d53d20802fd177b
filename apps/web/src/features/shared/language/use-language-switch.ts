"use client";

import type { Locale } from "@takt/i18n/locales";
import { trpc } from "../../../trpc/react";
import { useLocale } from "../use-locale";
import { leaveForLanguage } from "./leave-for-language";

/**
 * The language, and a way to change it: for this browser by the address /de or /en, for mails by the user's row. The
 * page stays the same, with its query and what is typed; saves that are under way are waited for.
 */
export function useLanguageSwitch(): [Locale, (language: Locale) => void] {
  const locale = useLocale();
  const save = trpc.users.updateSettings.useMutation();
  return [
    locale,
    (language) => {
      const leave = () => leaveForLanguage(language);
      // The page changes in any case: the row is the lesser thing. Not by `onSettled`, which is silent once the menu
      // that this was chosen in has closed.
      void save.mutateAsync({ preferredLanguage: language }).then(leave, leave);
    },
  ];
}
