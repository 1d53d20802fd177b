import type { Day } from "@takt/domain/shared/day-in";
import { cn } from "@takt/ui/cn";
import { DayRuler } from "@takt/ui/day-ruler";
import { dayMarks } from "~/features/posts/parts/day-marks";
import { shareOfDay } from "~/features/shared/time/wall-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { longDay, weekdayName } from "~/features/shared/time/day-names";
import type { CalendarContent } from "../use-calendar-posts";

type Props = Pick<CalendarContent, "posts"> & { days: readonly Day[]; today: Day; now: Date | null };

/** The days of the week above their columns, each with its ruler. */
export function WeekHead({ days, today, now, posts }: Props) {
  const locale = useLocale();
  const { zone } = useMe();
  return (
    <div
      role="row"
      className="sticky top-0 z-30 grid grid-cols-[3.75rem_repeat(7,minmax(0,1fr))] border-b border-border bg-sheet"
    >
      <span aria-hidden className="self-end truncate pe-2 pb-1 text-end text-micro text-muted-fg">
        {zone.split("/").at(-1)!.replaceAll("_", " ")}
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
