import { dateFormat } from "@takt/domain/shared/date-format";
import type { HourCycle } from "@takt/domain/shared/time-settings";
import type { Locale } from "@takt/i18n/locales";

/** The product's English is British, so both languages use a 24-hour clock. */
const DEFAULT_HOUR_CYCLE: Record<Locale, "h23" | "h12"> = { en: "h23", de: "h23" };

const DAY_PERIODS: Record<Locale, readonly [string, string]> = { en: ["am", "pm"], de: ["AM", "PM"] };

/** Formats an instant's time of day in an IANA zone: `09:00`, or `9:00 am` on a 12-hour clock. */
export function formatTime(at: Date, zone: string, locale: Locale, choice: HourCycle): string {
  const wall = dateFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).format(at);
  return formatWallTime(wall, locale, choice);
}

/** Formats an instant to the millisecond: `09:00:00.112`, or `9:00:00.112 am` on a 12-hour clock. */
export function formatExactTime(at: Date, zone: string, locale: Locale, choice: HourCycle): string {
  const seconds = at.toISOString().slice(17, 23);
  // Every zone of today is a whole number of minutes from UTC.
  return formatTime(at, zone, locale, choice).replace(/^\d+:\d\d/, (time) => `${time}:${seconds}`);
}

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

/** The hour cycle for a user with this language and setting. */
function hourCycle(choice: HourCycle, locale: Locale): "h23" | "h12" {
  return choice === "auto" ? DEFAULT_HOUR_CYCLE[locale] : choice;
}
