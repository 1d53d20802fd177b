import type { Day } from "@takt/domain/shared/day-in";
import { toMinuteOfDay } from "@takt/domain/slots/model/weekly-slot";

const DAY_MINUTES = 1440;
const STEP_MINUTES = 15;
const FINE_STEP_MINUTES = 5;
/** A slot takes what is dropped this near to it. */
const SLOT_MINUTES = 20;

type Drop = {
  day: Day;
  /** Where the upper edge of what is dragged is on the day, in minutes of its wall clock. */
  minute: number;
  /** The free slots of the day, as HH:mm. */
  slots: readonly string[];
  /** Whether Alt is held: steps of five minutes, without slots. */
  isFine: boolean;
};

/** Returns the wall time (YYYY-MM-DDTHH:mm) at which something is dropped: a free slot that is near, else a quarter of an hour. */
export function dropTime({ day, minute, slots, isFine }: Drop): string {
  const near = isFine ? undefined : nearest(slots.map(toMinuteOfDay), minute);
  const step = isFine ? FINE_STEP_MINUTES : STEP_MINUTES;
  const rounded = Math.round(minute / step) * step;
  return `${day}T${toTime(near ?? Math.min(Math.max(rounded, 0), DAY_MINUTES - step))}`;
}

/** Minutes since midnight as HH:mm. */
export function toTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function nearest(slots: readonly number[], minute: number): number | undefined {
  const [slot] = slots.toSorted((a, b) => Math.abs(a - minute) - Math.abs(b - minute));
  return slot !== undefined && Math.abs(slot - minute) <= SLOT_MINUTES ? slot : undefined;
}
