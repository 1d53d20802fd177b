import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocale } from "../use-locale";
import { useMe } from "../use-me";
import { makeClock, type Clock } from "./make-clock";
import { now, subscribeToClock } from "./now";

/**
 * The formatters that all screens use for times: in the page's language, the user's zone and their hour cycle. A changed
 * setting applies at once.
 */
export function useClock(): Clock {
  const locale = useLocale();
  const { zone, hourCycle } = useMe();
  return useMemo(() => makeClock(locale, zone, hourCycle), [locale, zone, hourCycle]);
}

/** Formats instants in the user's zone, language and hour cycle: `Mon, 23 Nov 2026, 09:00`. */
export function useWhen(): (at: Date) => string {
  const { dateTime } = useClock();
  return useCallback((at) => dateTime(at), [dateTime]);
}

/** The current time, updated every `everyMs` and when the clock is learned; null on the server and until the page is hydrated. */
export function useNow(everyMs: number): Date | null {
  const [shown, setShown] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setShown(now());
    update();
    const timer = setInterval(update, everyMs);
    const unsubscribe = subscribeToClock(update);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [everyMs]);
  return shown;
}
