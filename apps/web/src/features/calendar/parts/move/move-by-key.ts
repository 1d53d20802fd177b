import { addDays } from "@takt/domain/shared/day-steps";
import { toMinuteOfDay } from "@takt/domain/slots/model/weekly-slot";
import { toTime } from "./drop-time";

const STEP_MINUTES = 15;

/**
 * Returns the wall time to which Shift with an arrow key moves a post: by a day, or to the free slot before or after it;
 * by a quarter of an hour where there is none. Null for another key, and where the day ends. `slots` are in order.
 */
export function moveByKey(key: string, wall: string, slots: readonly string[]): string | null {
  const [day = "", time = ""] = wall.split("T");
  if (key === "ArrowLeft") return `${addDays(day, -1)}T${time}`;
  if (key === "ArrowRight") return `${addDays(day, 1)}T${time}`;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const isLater = key === "ArrowDown";
  const slot = isLater ? slots.find((at) => at > wall) : slots.findLast((at) => at < wall);
  return slot ?? atMinute(day, toMinuteOfDay(time) + (isLater ? STEP_MINUTES : -STEP_MINUTES));
}

const atMinute = (day: string, minute: number) =>
  minute < 0 || minute >= 1440 ? null : `${day}T${toTime(minute)}`;
