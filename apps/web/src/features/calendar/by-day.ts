import type { Day } from "@takt/domain/shared/day-in";

/** Groups what lies on days and keeps its order. (Node 20 has no Map.groupBy.) */
export function byDay<T>(items: readonly T[], dayOf: (item: T) => Day): Map<Day, T[]> {
  const days = new Map<Day, T[]>();
  for (const item of items) {
    const day = dayOf(item);
    const on = days.get(day);
    if (on) on.push(item);
    else days.set(day, [item]);
  }
  return days;
}
