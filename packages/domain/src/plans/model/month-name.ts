import { dayIn } from "../../shared/day-in";

/** YYYY-MM where the user lives, as it is kept with what was written in it. `now`: epoch milliseconds. */
export function monthName(now: number, zone: string): string {
  return dayIn(new Date(now), zone).slice(0, 7);
}
