import {
  type DayRange,
  isRange,
  RANGE_PRESETS,
  type RangePreset,
  rangeOfPreset,
} from "@takt/domain/analytics/model/analytics-range";
import { parseAsNumberLiteral, parseAsString, useQueryStates } from "nuqs";
import { useMemo } from "react";

export type ShownRange = { preset: RangePreset | null; range: DayRange };

/**
 * The shown range, in the URL as ?days=30 or ?from=2026-11-01&to=2026-11-20, so that a reload and the back button keep it.
 * `today` is the current day of the user's zone.
 */
export function useRange(today: string) {
  const [{ days, from, to }, set] = useQueryStates(
    {
      days: parseAsNumberLiteral(RANGE_PRESETS).withDefault(30),
      from: parseAsString,
      to: parseAsString,
    },
    { history: "push" },
  );
  const shown = useMemo((): ShownRange => {
    if (from !== null && to !== null && isRange({ from, to })) return { preset: null, range: { from, to } };
    return { preset: days, range: rangeOfPreset(days, Date.parse(`${today}T12:00:00Z`), "UTC") };
  }, [days, from, to, today]);
  return {
    ...shown,
    choosePreset: (preset: RangePreset) => void set({ days: preset, from: null, to: null }),
    chooseDays: (range: DayRange) => void set({ days: null, ...range }),
  };
}
