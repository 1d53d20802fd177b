import type { Day } from "@takt/domain/shared/day-in";
import { cn } from "@takt/ui/cn";
import { DayRuler } from "@takt/ui/day-ruler";
import { useT } from "~/i18n/use-t";
import { dayMarks } from "~/features/posts/parts/day-marks";
import { shareOfDay } from "~/features/shared/time/wall-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { longDay, weekdayName } from "~/features/shared/time/day-names";
import type { ZoneHours } from "../second-zone/second-zone-hours";
import { zoneCity } from "~/features/shared/time/zone-city";
import type { CalendarContent } from "../use-calendar-posts";
import { ZONE_REM } from "./hour-gutter";

type Props = Pick<CalendarContent, "posts"> & {
  days: readonly Day[];
  today: Day;
  now: Date | null;
  secondZone: string | null;
  second: readonly ZoneHours[];
};

/** The hours and the days, below each other in the head and the week; the width of the hours is a variable of the grid. */
export const WEEK_COLUMNS = "grid-cols-[var(--hours)_repeat(7,minmax(0,1fr))]";

/** The days of the week above their columns, each with its ruler. */
export function WeekHead({ days, today, now, posts, secondZone, second }: Props) {
  const { t } = useT("calendar");
  const locale = useLocale();
  const { zone } = useMe();
  const secondCity = secondZone ? zoneCity(secondZone) : "";
  return (
    <div role="row" className={cn("sticky top-0 z-30 grid border-b border-border bg-sheet", WEEK_COLUMNS)}>
      <span aria-hidden className="flex self-end pb-1 text-end text-micro text-muted-fg">
        {second.map(({ from }, n) => (
          <ZoneName
            key={from}
            name={n === 0 ? secondCity : t("zone.from", { day: weekdayName(from, locale, "short") })}
          />
        ))}
        <ZoneName name={zoneCity(zone)} />
      </span>
      {days.map((day) => {
        const marks = dayMarks(posts.get(day) ?? [], zone);
        if (day === today && now) marks.push({ at: shareOfDay(now, zone), tone: "now" });
        return (
          <div key={day} role="columnheader" className="min-w-0 border-s border-border pt-2">
            <span className="sr-only">{longDay(day, locale)}</span>
            <p aria-hidden className="flex items-baseline gap-1.5 px-2 pb-1.5 text-caption text-muted-fg">
              {weekdayName(day, locale, "short")}
              <span
                className={cn(
                  "text-base/6 font-semibold text-foreground tabular-nums",
                  day === today && "min-w-7 rounded-full bg-primary px-1.5 text-center text-primary-fg",
                )}
              >
                {Number(day.slice(8))}
              </span>
            </p>
            <DayRuler marks={marks} className="border-b-0" />
          </div>
        );
      })}
    </div>
  );
}

function ZoneName({ name }: { name: string }) {
  return (
    <span className="truncate pe-2" style={{ width: `${ZONE_REM}rem` }}>
      {name}
    </span>
  );
}
