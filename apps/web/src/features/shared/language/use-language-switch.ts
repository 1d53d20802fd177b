"use client";

import type { Locale } from "@takt/i18n/locales";
import { trpc } from "~/trpc/react";
import { useAction } from "../actions/use-action";
import { useLocale } from "../use-locale";
import { switchLanguage } from "./switch-language";

/**
 * The language and a function that changes it: for this browser by the URL prefix, for emails in the user's settings. The
 * page, its query and its drafts stay; saves under way are awaited.
 */
export function useLanguageSwitch(): [Locale, (language: Locale) => void] {
  const locale = useLocale();
  const { mutateAsync } = trpc.users.updateSettings.useMutation();
  // The page is reloaded even when saving fails, and also when the menu that offers the choice has unmounted.
  const save = useAction((language: Locale) => mutateAsync({ preferredLanguage: language }), {
    failed: () => null,
    onDone: (_, language) => switchLanguage(language),
    onFailed: (_, language) => switchLanguage(language),
  });
  return [locale, (language) => void save.run(language)];
}
