import { dayIn } from "../../shared/day-in";

/** Formats the month around `now` (epoch milliseconds) in the user's time zone as YYYY-MM, as generations store it. */
export function monthName(now: number, zone: string): string {
  return dayIn(new Date(now), zone).slice(0, 7);
}
