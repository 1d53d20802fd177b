import type { BestTime } from "../../analytics/model/best-time";
import { DEFAULT_SLOTS, type Weekday, type WeeklySlot } from "./weekly-slot";

/**
 * Returns the slot that one of the member's best times speaks for: its other half, the day or the hour, is that of the
 * surest best time that names it, else that of the first default slot. The surest come first in `times`.
 */
export function toWeeklySlot({ time }: BestTime, times: readonly BestTime[]): WeeklySlot {
  const [first] = DEFAULT_SLOTS;
  const all = times.map((one) => one.time);
  const hours = time.kind === "hours" ? time : all.find((one) => one.kind === "hours");
  const day = time.kind === "weekday" ? time : all.find((one) => one.kind === "weekday");
  return {
    weekday: day?.kind === "weekday" ? (day.weekday as Weekday) : first!.weekday,
    time: hours?.kind === "hours" ? toMiddle(hours) : first!.time,
  };
}

/** Returns the full hour in the middle of a block of hours, or the one before it. */
export function toMiddle({ from, to }: { from: number; to: number }): string {
  return `${String(Math.floor((from + to) / 2)).padStart(2, "0")}:00`;
}
