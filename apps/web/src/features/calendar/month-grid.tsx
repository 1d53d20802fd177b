import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { useLocale } from "../shared/use-locale";
import { useLocaleRouter } from "../shared/use-locale-router";
import { DayCell } from "./day-cell";
import type { Day, Month, WeekStart } from "./month";
import { monthName, weekdayNames } from "./month-names";
import { useGridKeys } from "./use-grid-keys";

type Props = {
  month: Month;
  weeks: Day[][];
  days: Map<Day, CalendarPost[]>;
  /** The number of further posts per day. */
  more: Map<Day, number>;
  today: Day;
  weekStart: WeekStart;
  /** Whether the single key N is enabled. */
  singleKeys: boolean;
  onOpen: (post: CalendarPost) => void;
  onMonth: (month: Month) => void;
};

/** The month as a grid, from 640 px on. */
export function MonthGrid(props: Props) {
  const { month, weeks, days, more, today, weekStart, singleKeys, onOpen, onMonth } = props;
  const { t } = useT("calendar");
  const locale = useLocale();
  const router = useLocaleRouter();
  const [expanded, setExpanded] = useState<Day | null>(null);
  const newOn = (day: Day) => {
    // Nothing can be scheduled into the past.
    if (day >= today) router.push(`/app/content/create?day=${day}`);
  };
  const openDay = (day: Day) => {
    const posts = days.get(day) ?? [];
    if (posts.length === 0) newOn(day);
    else if (posts.length === 1) onOpen(posts[0]!);
    else setExpanded(day);
  };
  const { grid, current, onKeyDown, onFocusDay } = useGridKeys({
    month,
    today,
    weekStart,
    singleKeys,
    onMonth,
    onEnter: openDay,
    onNew: newOn,
  });
  return (
    <div className="max-sm:hidden">
      <div
        ref={grid}
        role="grid"
        aria-label={t("grid", { month: monthName(month, locale) })}
        aria-describedby="calendar-keys"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="overflow-hidden rounded-xl border border-border bg-surface"
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
        {weeks.map((week) => (
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
                onNew={() => newOn(day)}
              />
            ))}
          </div>
        ))}
      </div>
      <p id="calendar-keys" className="mt-2 text-xs text-muted-fg pointer-coarse:hidden">
        {t(singleKeys ? "keys" : "keysPlain")}
      </p>
    </div>
  );
}

const NONE: CalendarPost[] = [];
