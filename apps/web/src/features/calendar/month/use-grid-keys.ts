import { isComposing } from "@takt/ui/is-composing";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { addDays, addMonths } from "@takt/domain/shared/day-steps";
import { toMonth, sameDayIn, weekEnds, type Day, type Month, type WeekStart } from "./month";

type Options = {
  month: Month;
  today: Day;
  weekStart: WeekStart;
  /** Whether the single key N is enabled. */
  singleKeys: boolean;
  /** Shows the month of a day. */
  onDay: (day: Day) => void;
  /** Enter on a day. */
  onEnter: (day: Day) => void;
  /** N on a day. */
  onNew: (day: Day) => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The keyboard navigation of the grid, in which one day is the tab stop. Arrows move by a day, also into other months; Home
 * and End move to the ends of the week, PageUp and PageDown by a month.
 */
export function useGridKeys(options: Options) {
  const { month, today, weekStart, singleKeys, onDay, onEnter, onNew } = options;
  const [chosen, setChosen] = useState<Day | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const takeFocus = useRef(false);
  const fallback = toMonth(today) === month ? today : `${month}-01`;
  const current = chosen && toMonth(chosen) === month ? chosen : fallback;

  const go = (day: Day) => {
    takeFocus.current = true;
    setChosen(day);
    if (toMonth(day) !== month) onDay(day);
  };

  useEffect(() => {
    if (!takeFocus.current) return;
    takeFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, month]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys pressed on a chip inside a day belong to the chip.
    const onDay = event.target instanceof HTMLElement && event.target.dataset["day"] === current;
    if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
    // Keys of a popover are ignored: React bubbles its events through the portal.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const to = target(event.key, current, weekStart);
    if (to) {
      event.preventDefault();
      if (to !== current) go(to);
    } else if (onDay && event.key === "Enter") {
      event.preventDefault();
      onEnter(current);
    } else if (singleKeys && event.key.toLowerCase() === "n" && !event.shiftKey) {
      event.preventDefault();
      onNew(current);
    }
  };
  return { grid, current, onKeyDown, onFocusDay: setChosen };
}

/** The day that a key moves to, or null for any other key. */
function target(key: string, day: Day, weekStart: WeekStart): Day | null {
  const step = STEPS[key];
  if (step) return addDays(day, step);
  if (key === "Home") return weekEnds(day, weekStart).first;
  if (key === "End") return weekEnds(day, weekStart).last;
  if (key === "PageUp") return sameDayIn(addMonths(toMonth(day), -1), day);
  if (key === "PageDown") return sameDayIn(addMonths(toMonth(day), 1), day);
  return null;
}
