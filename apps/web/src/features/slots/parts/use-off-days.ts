import type { Day } from "@takt/domain/shared/day-in";
import { daysSinceWeekStart } from "@takt/domain/shared/time-settings";
import { trpc } from "~/trpc/react";

/** Returns whether a day is a Saturday or Sunday without slots of the member's: it is shown hatched. */
export function useOffDays(): (day: Day) => boolean {
  const { data } = trpc.slots.list.useQuery();
  return (day) => {
    // From 1, Monday, to 7.
    const weekday = daysSinceWeekStart(day, "monday") + 1;
    return weekday >= 6 && data !== undefined && !data.slots.some((slot) => slot.weekday === weekday);
  };
}
