import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { addDays, addMonths, monthOf, sameDayIn, type Day, type Month } from "./month";

type Options = {
  month: Month;
  today: Day;
  onMonth: (month: Month) => void;
  /** Enter on a day. */
  onEnter: (day: Day) => void;
  /** N on a day. */
  onNew: (day: Day) => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** One day of the grid has the tab stop; arrows walk days and into other months, PageUp and PageDown months. */
export function useGridKeys({ month, today, onMonth, onEnter, onNew }: Options) {
  const [chosen, setChosen] = useState<Day | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const takeFocus = useRef(false);
  const fallback = monthOf(today) === month ? today : `${month}-01`;
  const current = chosen && monthOf(chosen) === month ? chosen : fallback;

  const go = (day: Day) => {
    takeFocus.current = true;
    setChosen(day);
    if (monthOf(day) !== month) onMonth(monthOf(day));
  };

  useEffect(() => {
    if (!takeFocus.current) return;
    takeFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, month]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys pressed on a chip inside a day are the chip's.
    const onDay = event.target instanceof HTMLElement && event.target.dataset["day"] === current;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const to = step
      ? addDays(current, step)
      : event.key === "PageUp"
        ? sameDayIn(addMonths(month, -1), current)
        : event.key === "PageDown"
          ? sameDayIn(addMonths(month, 1), current)
          : null;
    if (to) {
      event.preventDefault();
      go(to);
    } else if (onDay && event.key === "Enter") {
      event.preventDefault();
      onEnter(current);
    } else if (event.key.toLowerCase() === "n" && !event.shiftKey) {
      event.preventDefault();
      onNew(current);
    }
  };
  return { grid, current, onKeyDown, onFocusDay: setChosen };
}
