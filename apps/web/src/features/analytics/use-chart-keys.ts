import { isComposing } from "@takt/ui/is-composing";
import { type KeyboardEvent, useState } from "react";

type Options = {
  /** Points in a row: up and down move by as many. */
  perRow?: number | undefined;
  /** Whether arrows walk the points. */
  walks?: boolean;
  /** The action of T; none while single keys are switched off. */
  onToggle?: (() => void) | undefined;
};

/**
 * Walks the points of a chart by arrows, Home and End; the first key starts at the last point. A pointer marks the point
 * that it is at (`onPoint`). Leaving it starts over.
 */
export function useChartKeys(count: number, { perRow = 1, walks = true, onToggle }: Options) {
  const [active, setActive] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
    if (event.key.toLowerCase() === "t" && !event.shiftKey && onToggle) {
      event.preventDefault();
      onToggle();
      return;
    }
    const next = walks ? pointAfter(event.key, active, count, perRow) : null;
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };
  return {
    active: active !== null && active < count ? active : null,
    onPoint: setActive,
    /** Of the element that is the stop. */
    stop: { role: "group", tabIndex: 0, onKeyDown, onBlur: () => setActive(null) },
  };
}

/** Returns the point that a key leads to, or null for a key that leads nowhere. */
export function pointAfter(key: string, active: number | null, count: number, perRow: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -perRow,
    ArrowDown: perRow,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  if (active === null) return key === "Home" ? 0 : count - 1;
  const next = active + step;
  // A step to another row stays in its column; a step to the end stops there.
  if (Math.abs(step) === perRow && perRow > 1) return next < 0 || next >= count ? active : next;
  return Math.min(count - 1, Math.max(0, next));
}
