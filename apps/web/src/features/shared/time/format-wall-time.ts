import type { Locale } from "@takt/i18n/locales";
import { hourCycle, type HourCycle } from "./hour-cycle";

const HALVES: Record<Locale, readonly [string, string]> = { en: ["am", "pm"], de: ["AM", "PM"] };

/**
 * `09:30` as it is, or `9:30 am` (German `9:30 AM`) for who counts to 12. Midnight is 12:00 am, noon 12:00 pm. Not by
 * Intl, whose spaces and letters differ between engines: server and browser write the same. Other text stays as it is.
 */
export function formatWallTime(wall: string, locale: Locale, choice: HourCycle): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(wall) ?? [];
  if (!hours || hourCycle(choice, locale) === "h23") return wall;
  const hour = Number(hours);
  // The space does not break.
  return `${hour % 12 || 12}:${minutes}\u00a0${HALVES[locale][hour < 12 ? 0 : 1]}`;
}
