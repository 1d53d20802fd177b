import type { Locale } from "@takt/i18n/locales";
import { formatWallTime } from "./format-wall-time";
import type { HourCycle } from "./hour-cycle";

/** Formats an instant's time of day in an IANA zone: `09:00`, or `9:00 am` on a 12-hour clock. */
export function formatTime(at: Date, zone: string, locale: Locale, choice: HourCycle): string {
  const wall = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).format(at);
  return formatWallTime(wall, locale, choice);
}
