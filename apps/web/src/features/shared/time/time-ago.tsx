import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { dayIn } from "@takt/domain/shared/day-in";
import type { Locale } from "@takt/i18n/locales";
import { useT } from "~/i18n/use-t";
import { useLocale } from "../use-locale";
import { useMe } from "../use-me";
import { useWhen } from "./use-clock";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago something happened. The date and time are in the tooltip and in the text for screen readers; they are
 * visible while the surrounding `group` has the keyboard focus.
 */
export function TimeAgo({ at, now }: { at: Date; now: Date | null }) {
  const { t } = useT("topics");
  const when = useWhen();
  const locale = useLocale();
  const { zone } = useMe();
  const absolute = when(at);
  return (
    <time dateTime={at.toISOString()} title={absolute}>
      {!now ? (
        absolute
      ) : (
        <>
          {now.getTime() - at.getTime() < MINUTE_MS ? t("justNow") : relativeTime(at, now, zone, locale)}
          <span className="sr-only group-focus-visible:not-sr-only group-has-focus-visible:not-sr-only">
            , {absolute}
          </span>
        </>
      )}
    </time>
  );
}

/** Formats a relative time, "in 2 days" or "3 hours ago": in calendar days of the zone, or in hours and minutes when near. */
export function relativeTime(at: Date, now: Date, zone: string, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(INTL_LOCALE[locale], { numeric: "always" });
  const ms = at.getTime() - now.getTime();
  if (Math.abs(ms) < HOUR_MS) return format.format(Math.round(ms / MINUTE_MS), "minute");
  const days = (toDay(at, zone) - toDay(now, zone)) / DAY_MS;
  if (days === 0 || Math.abs(ms) < 12 * HOUR_MS) return format.format(Math.round(ms / HOUR_MS), "hour");
  if (Math.abs(days) < 60) return format.format(days, "day");
  return format.format(Math.round(days / 30.44), "month");
}

/** The calendar day in the zone, as its midnight in UTC. */
function toDay(at: Date, zone: string): number {
  return Date.parse(dayIn(at, zone));
}
