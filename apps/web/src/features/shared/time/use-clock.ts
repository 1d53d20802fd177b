import { useMemo } from "react";
import { useLocale } from "../use-locale";
import { useMe } from "../use-me";
import { makeClock, type Clock } from "./make-clock";

/**
 * The formatters that all screens use for times: in the page's language, the user's zone and their hour cycle. A changed
 * setting applies at once.
 */
export function useClock(): Clock {
  const locale = useLocale();
  const { zone, hourCycle } = useMe();
  return useMemo(() => makeClock(locale, zone, hourCycle), [locale, zone, hourCycle]);
}
