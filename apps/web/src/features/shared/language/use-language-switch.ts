"use client";

import type { Locale } from "@takt/i18n/locales";
import { trpc } from "../../../trpc/react";
import { useLocale } from "../use-locale";
import { switchLanguage } from "./switch-language";

/**
 * The language and a function that changes it: for this browser by the URL prefix, for emails in the user's settings. The
 * page, its query and its drafts stay; saves under way are awaited.
 */
export function useLanguageSwitch(): [Locale, (language: Locale) => void] {
  const locale = useLocale();
  const save = trpc.users.updateSettings.useMutation();
  return [
    locale,
    (language) => {
      const leave = () => switchLanguage(language);
      // The page is reloaded even when saving fails. Not in `onSettled`, which is not called once the menu that offers
      // the choice has unmounted.
      void save.mutateAsync({ preferredLanguage: language }).then(leave, leave);
    },
  ];
}
