import { useCallback } from "react";
import { useLocale } from "../use-locale";
import { useMe } from "../use-me";
import { formatDateTime } from "./format-date-time";

/** Instants in the user's zone and language: `Mon, 23 Nov 2026, 09:00`. */
export function useWhen(): (at: Date) => string {
  const locale = useLocale();
  const { zone } = useMe();
  return useCallback((at) => formatDateTime(at, zone, locale), [locale, zone]);
}
