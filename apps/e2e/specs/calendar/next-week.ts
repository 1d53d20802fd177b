import { addDays } from "@takt/domain/shared/day-steps";
import { daysSinceWeekStart } from "@takt/domain/shared/time-settings";
import { wallInstant } from "@takt/domain/shared/wall-instant";
import { berlinTime } from "../../fixtures/berlin-time";

/** The days of the week after the current one in Berlin, from Monday: all of it is ahead, whenever a test runs. */
export function nextWeek(): string[] {
  const today = berlinTime(new Date()).date;
  const monday = addDays(today, 7 - daysSinceWeekStart(today, "monday"));
  return Array.from({ length: 7 }, (_, n) => addDays(monday, n));
}

/** How a post is planned for a wall time (YYYY-MM-DDTHH:mm) in Berlin. */
export function plannedAt(wall: string) {
  return {
    status: "scheduled" as const,
    scheduledAt: wallInstant(wall, "Europe/Berlin"),
    scheduledWall: wall,
    scheduledZone: "Europe/Berlin",
  };
}
