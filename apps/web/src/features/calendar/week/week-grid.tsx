import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import type { Day } from "@takt/domain/shared/day-in";
import { useMemo, type CSSProperties } from "react";
import { useT } from "~/i18n/use-t";
import { cn } from "@takt/ui/cn";
import { createLazyPart } from "@takt/ui/lazy-part";
import { useBestTimes } from "~/features/analytics/parts/use-best-times";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { useOffDays } from "~/features/slots/parts/use-off-days";
import { rangeName } from "../period-names";
import type { MoveTo } from "../parts/move/use-move";
import { secondZoneHours } from "../second-zone/second-zone-hours";
import { useSecondZone } from "../second-zone/use-second-zone";
import type { CalendarContent } from "../use-calendar-posts";
import { goodHours, type GoodHours } from "./good-hours";
import { HourGutter, ZONE_REM } from "./hour-gutter";
import { HOUR_REM } from "./place-cards";
import { useScrollToPosts } from "./use-scroll-to-posts";
import { useTravel } from "./use-travel";
import { useWeekKeys } from "./use-week-keys";
import { WeekColumn } from "./week-column";
import { WEEK_COLUMNS, WeekHead } from "./week-head";

/** Few have enough figures for it. */
const goodTimes = createLazyPart(() => import("./good-times"));

type Props = CalendarContent & {
  /** The seven days of the week. */
  days: readonly Day[];
  today: Day;
  now: Date | null;
  /** Whether something follows below that is to be in sight. */
  isShort: boolean;
  onOpen: (post: CalendarPost) => void;
  /** Shows the week of a day. */
  onDay: (day: Day) => void;
  onNew: (wall: string) => void;
  onReschedule: (post: CalendarPost) => void;
  moveTo: MoveTo;
};

/** The week on a scale of 24 hours, from 640 px on. */
export function WeekGrid(props: Props) {
  const { days, today, now, posts, more, slots, isShort, onOpen, onDay, onNew, onReschedule, moveTo } = props;
  const { t } = useT("calendar");
  const locale = useLocale();
  const { zone, shortcuts } = useMe();
  const scroller = useScrollToPosts();
  const [secondZone] = useSecondZone();
  const second = useMemo(
    () => (secondZone ? secondZoneHours(days, zone, secondZone) : []),
    [days, zone, secondZone],
  );
  const isOff = useOffDays();
  const times = useBestTimes();
  const hasGoodHours = days.some((day) => day >= today && goodHours(day, times).length > 0);
  const legend = goodTimes.usePart(hasGoodHours);
  const all = useMemo(() => [...posts.values()].flat(), [posts]);
  const free = useMemo(() => [...slots.values()].flat().map(({ wall }) => wall), [slots]);
  const { grid, current, handlers, onFocusDay } = useWeekKeys({
    days,
    today,
    zone,
    posts: all,
    slots: free,
    singleKeys: shortcuts,
    onDay,
    onNew,
    onReschedule,
    moveTo,
  });
  useTravel(grid, all, days[0]!);
  return (
    <div className="max-sm:hidden">
      <div
        ref={scroller}
        className={cn(
          "-mx-5 overflow-auto border-b border-border",
          isShort ? "max-h-[max(24rem,calc(100dvh-19rem))]" : "max-h-[max(24rem,calc(100dvh-9rem))]",
        )}
      >
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={t("grid", { range: rangeName(days, locale) })}
          aria-describedby="calendar-keys"
          {...handlers}
          className="min-w-160"
          style={{ "--hours": `${ZONE_REM * (1 + second.length)}rem` } as CSSProperties}
        >
          <WeekHead {...{ days, today, now, posts, secondZone, second }} />
          <div
            role="row"
            className={cn("relative grid", WEEK_COLUMNS)}
            style={{ height: `${24 * HOUR_REM}rem` }}
          >
            <HourGutter now={days.includes(today) ? now : null} second={second} />
            {days.map((day) => (
              <WeekColumn
                key={day}
                day={day}
                now={now}
                posts={posts.get(day) ?? NONE}
                unlisted={more.get(day) ?? 0}
                slots={slots.get(day) ?? NO_SLOTS}
                isOff={isOff(day)}
                secondZone={secondZone}
                good={day < today ? NO_HOURS : goodHours(day, times)}
                isCurrent={day === current}
                onFocus={() => onFocusDay(day)}
                onOpen={onOpen}
                onNew={onNew}
                moveTo={moveTo}
              />
            ))}
          </div>
        </div>
      </div>
      {hasGoodHours && legend && <legend.GoodTimes times={times} />}
    </div>
  );
}

const NO_HOURS: GoodHours[] = [];
const NONE: CalendarPost[] = [];
const NO_SLOTS: { wall: string }[] = [];
