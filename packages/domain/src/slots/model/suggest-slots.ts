import type { BestTime } from "../../analytics/model/best-time";
import { toMiddle } from "./to-weekly-slot";
import { DEFAULT_SLOTS, findNearSlot, sortSlots, type Weekday, type WeeklySlot } from "./weekly-slot";

/** Posts of which slots are suggested, at least. */
const MIN_POSTS = 20;
const MAX_SUGGESTIONS = 5;

/** Slots that the member's own posts speak for, and how many posts were compared. */
export type SlotSuggestion = {
  /** Times that had more impressions than the others: days of the week, hours of the day, or both. */
  basis: "weekdays" | "hours" | "both";
  posts: number;
  slots: WeeklySlot[];
};

/**
 * Suggests slots from the times at which the member's posts had more impressions, the surest first; what the figures do
 * not tell, the day or the hour, is that of the default slots. Null for few posts, and where there is nothing to add.
 */
export function suggestSlots(
  times: readonly BestTime[],
  existing: readonly WeeklySlot[],
): SlotSuggestion | null {
  const posts = Math.max(0, ...times.map(({ of }) => of));
  if (posts < MIN_POSTS) return null;
  const weekdays = times.flatMap(({ time }) => (time.kind === "weekday" ? [time.weekday as Weekday] : []));
  const hours = times.flatMap(({ time }) => (time.kind === "hours" ? [toMiddle(time)] : []));
  const slots = combine(weekdays, hours).filter((slot) => !findNearSlot(existing, slot));
  if (slots.length === 0) return null;
  const basis = hours.length === 0 ? "weekdays" : weekdays.length === 0 ? "hours" : "both";
  return { basis, posts, slots: sortSlots(slots.slice(0, MAX_SUGGESTIONS)) };
}

function combine(weekdays: readonly Weekday[], hours: readonly string[]): WeeklySlot[] {
  const onDays = weekdays.length > 0 ? weekdays : DEFAULT_SLOTS.map(({ weekday }) => weekday);
  const atHours = hours.length > 0 ? hours : [DEFAULT_SLOTS[0]!.time];
  return atHours.flatMap((time) => onDays.map((weekday) => ({ weekday, time })));
}
