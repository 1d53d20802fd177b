import type { Locale } from "@takt/i18n/locales";
import { hourCycle, type HourCycle } from "./hour-cycle";

const DAY_PERIODS: Record<Locale, readonly [string, string]> = { en: ["am", "pm"], de: ["AM", "PM"] };

/**
 * Formats `09:30` as it is, or as `9:30 am` (German `9:30 AM`) on a 12-hour clock. Midnight is 12:00 am, noon 12:00 pm.
 * Intl is not used, because its spaces and letters differ between server and browser. Any other text is unchanged.
 */
export function formatWallTime(wall: string, locale: Locale, choice: HourCycle): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(wall) ?? [];
  if (!hours || hourCycle(choice, locale) === "h23") return wall;
  const hour = Number(hours);
  // A non-breaking space.
  return `${hour % 12 || 12}:${minutes}\u00a0${DAY_PERIODS[locale][hour < 12 ? 0 : 1]}`;
}
