import { dateFormat } from "@takt/domain/shared/date-format";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { HourCycle } from "@takt/domain/shared/time-settings";
import type { Locale } from "@takt/i18n/locales";
import { formatTime } from "./format-time";

/**
 * Formats an instant in a zone: `Mon, 23 Nov 2026, 09:00`. It is built from parts, so that server and browser agree.
 * Screens use `useClock`, which knows the user's settings.
 */
export function formatDateTime(at: Date, zone: string, locale: Locale, choice: HourCycle): string {
  return `${formatDay(at, zone, locale)}, ${formatTime(at, zone, locale, choice)}`;
}

/** `Mon, 23 Nov 2026`, in German `Mo., 23. Nov. 2026`. */
export function formatDay(at: Date, zone: string, locale: Locale): string {
  const parts = dateFormat(INTL_LOCALE[locale], {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: zone,
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const dot = locale === "de" ? "." : "";
  return `${withDot(part("weekday"), dot)}, ${part("day")}${dot} ${part("month")} ${part("year")}`;
}

/** `23 November`, in German `23. November`. */
export function formatDayOfMonth(at: Date, zone: string, locale: Locale): string {
  const format = dateFormat(INTL_LOCALE[locale], {
    day: "numeric",
    month: "long",
    timeZone: zone,
  });
  return format.format(at);
}

/** Adds a dot if it is missing: some engines return "Mo", others "Mo.". */
function withDot(word: string, dot: string): string {
  return word.replace(/\.$/, "") + dot;
}
