import type { HourCycle } from "@takt/domain/shared/time-settings";
import type { Locale } from "@takt/i18n/locales";
import { formatDateTime, formatDay, formatDayOfMonth } from "./format-date-time";
import { formatExactTime, formatTime, formatWallTime } from "./format-time";

/** Formatters for one user. Without a `zone` an instant is shown in the user's zone. */
export type Clock = {
  /** `Mon, 23 Nov 2026, 09:00` */
  dateTime: (at: Date, zone?: string) => string;
  /** `Mon, 23 Nov 2026` */
  day: (at: Date, zone?: string) => string;
  /** `23 November`, for a day of the coming weeks. */
  dayOfMonth: (at: Date, zone?: string) => string;
  /** `09:00` */
  time: (at: Date, zone?: string) => string;
  /** `09:00:00.112` */
  exactTime: (at: Date, zone?: string) => string;
  /** HH:mm of a form, formatted for reading. */
  wallTime: (wall: string) => string;
};

/** Creates the formatters of a user with this language, IANA zone and hour cycle. */
export function makeClock(locale: Locale, own: string, choice: HourCycle): Clock {
  return {
    dateTime: (at, zone = own) => formatDateTime(at, zone, locale, choice),
    day: (at, zone = own) => formatDay(at, zone, locale),
    dayOfMonth: (at, zone = own) => formatDayOfMonth(at, zone, locale),
    time: (at, zone = own) => formatTime(at, zone, locale, choice),
    exactTime: (at, zone = own) => formatExactTime(at, zone, locale, choice),
    wallTime: (wall) => formatWallTime(wall, locale, choice),
  };
}
