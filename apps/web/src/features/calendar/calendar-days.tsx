import type { Day } from "@takt/domain/shared/day-in";
import { createLazyPart } from "@takt/ui/lazy-part";
import { useT } from "~/i18n/use-t";
import { useCan } from "../shared/use-can";
import { useMe } from "../shared/use-me";
import type { CalendarDaysProps } from "./calendar-days-props";
import { HiddenPosts } from "./filter/hidden-posts";
import { usePostFilter } from "./filter/use-post-filter";
import { periodDays, weekOf } from "./calendar-period";
import { DayList } from "./list/day-list";
import { WeekStrip } from "./list/week-strip";
import { MonthGrid } from "./month/month-grid";
import { useTrayCounts } from "./tray/use-tray-counts";
import { WeekGrid } from "./week/week-grid";

/** Most weeks have posts. */
const emptyWeek = createLazyPart(() => import("./week/empty-week"));

/** The days of a period: on phones always as a list below the week, else as the view says. */
export function CalendarDays(props: CalendarDaysProps) {
  const { period, today, posts, more, slots, loading, onOpen, onPeriod, hidden, ideas } = props;
  const { t } = useT("calendar");
  const { weekStart, shortcuts } = useMe();
  const canWrite = useCan()("drafts.write");
  const week = weekOf(period.day, weekStart);
  const onDay = (day: Day) => onPeriod({ ...period, day });
  // On a phone the list begins today: what was is a step back.
  const days = periodDays(period, weekStart);
  const listed = week.includes(today) ? days.filter((day) => day >= today) : days;
  // The week after the shown one is loaded for the list of phones.
  const inSight = new Set(period.view === "week" ? week : days);
  const hiddenInSight = hidden.filter((day) => inSight.has(day)).length;
  const free = week.flatMap((day) => slots.get(day) ?? []).map(({ wall }) => wall);
  const { ideas: ideaCount = 0 } = useTrayCounts();
  // Of others the week may have posts.
  const isEveryones = usePostFilter().whose === "all";
  const isEmpty = isEveryones && !loading && hiddenInSight === 0 && !week.some((day) => posts.has(day));
  const hasIdeas = period.view === "week" && isEmpty && free.length > 0 && ideaCount > 0;
  const part = emptyWeek.usePart(hasIdeas);
  const list = (
    <DayList
      days={listed}
      today={today}
      posts={posts}
      more={more}
      slots={slots}
      loading={loading}
      onOpen={onOpen}
    />
  );
  return (
    <div className="min-w-0 pb-4">
      <WeekStrip days={week} today={today} posts={posts} />
      {period.view === "list" ? (
        <div className="pt-4">{list}</div>
      ) : (
        <>
          {period.view === "week" ? (
            <WeekGrid {...props} days={week} isShort={hasIdeas} onDay={onDay} />
          ) : (
            <MonthGrid {...props} onDay={onDay} />
          )}
          <p id="calendar-keys" className="mt-2 text-xs text-muted-fg max-sm:hidden pointer-coarse:hidden">
            {t(shortcuts && canWrite ? `keys.${period.view}` : "keysPlain")}
          </p>
          <div className="pt-4 sm:hidden">{list}</div>
        </>
      )}
      {hasIdeas && part && <part.EmptyWeek walls={free} ideas={ideas} />}
      <HiddenPosts
        count={hiddenInSight}
        hasCancelled={[...inSight].some((day) =>
          posts.get(day)?.some(({ status }) => status === "cancelled"),
        )}
      />
    </div>
  );
}
