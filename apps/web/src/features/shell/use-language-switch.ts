"use client";

import type { Locale } from "@takt/i18n/locales";
import { barePath } from "../../i18n/locale-path";
import { trpc } from "../../trpc/react";
import { useLocale } from "../shared/use-locale";

/** The language, and a way to change it: for this browser by the address /de or /en, for mails by the user's row. */
export function useLanguageSwitch(): [Locale, (language: Locale) => void] {
  const locale = useLocale();
  const save = trpc.users.updateSettings.useMutation();
  return [
    locale,
    (language) => {
      // The page changes in any case: the row is the lesser thing.
      save.mutate({ preferredLanguage: language }, { onSettled: () => leaveFor(language) });
    },
  ];
}

function leaveFor(language: Locale) {
  const { pathname, search } = window.location;
  const bare = barePath(pathname);
  window.location.assign(`/${language}${bare === "/" ? "" : bare}${search}`);
}
