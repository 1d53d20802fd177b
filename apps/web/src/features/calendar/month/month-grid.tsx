import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import type { CalendarDaysProps } from "../calendar-days-props";
import { DayCell } from "./day-cell";
import { monthName, weekdayNames } from "../period-names";
import { monthWeeks, toMonth, type Day } from "./month";
import { useGridKeys } from "./use-grid-keys";

type Props = Pick<
  CalendarDaysProps,
  "period" | "posts" | "more" | "slots" | "today" | "onOpen" | "onNew" | "moveTo"
> & {
  /** Shows the month of a day. */
  onDay: (day: Day) => void;
};

/** The month as a grid, from 640 px on. */
export function MonthGrid(props: Props) {
  const { period, posts: days, more, slots, today, onOpen, onNew, onDay, moveTo } = props;
  const { t } = useT("calendar");
  const locale = useLocale();
  const { weekStart, shortcuts } = useMe();
  const [expanded, setExpanded] = useState<Day | null>(null);
  const month = toMonth(period.day);
  const openDay = (day: Day) => {
    const posts = days.get(day) ?? [];
    if (posts.length === 0) onNew(day);
    else if (posts.length === 1) onOpen(posts[0]!);
    else setExpanded(day);
  };
  const { grid, current, onKeyDown, onFocusDay } = useGridKeys({
    month,
    today,
    weekStart,
    singleKeys: shortcuts,
    onDay,
    onEnter: openDay,
    onNew,
  });
  return (
    <div className="max-sm:hidden">
      <div
        ref={grid}
        role="grid"
        aria-label={t("grid", { range: monthName(month, locale) })}
        aria-describedby="calendar-keys"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="-mx-5 overflow-hidden border-b border-border"
      >
        <div role="row" className="grid grid-cols-7 border-b border-border">
          {weekdayNames(locale, weekStart).map(({ short, long }) => (
            <div
              key={long}
              role="columnheader"
              aria-label={long}
              className="px-2 py-2 text-caption font-medium text-muted-fg"
            >
              {short}
            </div>
          ))}
        </div>
        {monthWeeks(month, weekStart).map((week) => (
          <div key={week[0]} role="row" className="grid grid-cols-7 not-last:border-b not-last:border-border">
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                inMonth={day.startsWith(month)}
                today={today}
                posts={days.get(day) ?? NONE}
                unlisted={more.get(day) ?? 0}
                isCurrent={day === current}
                expanded={day === expanded}
                onExpand={(open) => setExpanded(open ? day : null)}
                onFocus={() => onFocusDay(day)}
                onOpen={onOpen}
                onNew={() => onNew(day)}
                slots={slots.get(day) ?? NO_SLOTS}
                moveTo={moveTo}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const NONE: CalendarPost[] = [];
const NO_SLOTS: { wall: string }[] = [];
