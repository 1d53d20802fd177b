import { useCallback } from "react";
import { useClock } from "./use-clock";

/** Formats instants in the user's zone, language and hour cycle: `Mon, 23 Nov 2026, 09:00`. */
export function useWhen(): (at: Date) => string {
  const { dateTime } = useClock();
  return useCallback((at) => dateTime(at), [dateTime]);
}
