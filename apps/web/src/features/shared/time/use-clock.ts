import { useMemo } from "react";
import { useLocale } from "../use-locale";
import { useMe } from "../use-me";
import { makeClock, type Clock } from "./make-clock";

/**
 * The one way for a screen to write times: in the page's language and the user's zone, with 24 or 12 hours as the user
 * chose. A choice changed in the settings is followed at once.
 */
export function useClock(): Clock {
  const locale = useLocale();
  const { zone, hourCycle } = useMe();
  return useMemo(() => makeClock(locale, zone, hourCycle), [locale, zone, hourCycle]);
}
