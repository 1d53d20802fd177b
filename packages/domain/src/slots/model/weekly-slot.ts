import { SLOT_LIMITS } from "./slot-limits";

/** Days of the week by ISO 8601: Monday is 1, Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A weekly time to publish at: wall time (HH:mm) in the member's time zone. */
export type WeeklySlot = { weekday: Weekday; time: string };

/** The slots of a member who has chosen none; they are not stored. */
export const DEFAULT_SLOTS: readonly WeeklySlot[] = [
  { weekday: 2, time: "09:00" },
  { weekday: 4, time: "09:00" },
];

const MINUTES_OF_DAY = 24 * 60;
const MINUTES_OF_WEEK = 7 * MINUTES_OF_DAY;

/** Returns the slots in the order of the week. */
export function sortSlots<Slot extends WeeklySlot>(slots: readonly Slot[]): Slot[] {
  return [...slots].sort((a, b) => toMinuteOfWeek(a) - toMinuteOfWeek(b));
}

/** Finds a slot that is too close to a time of the week, also over midnight and the end of the week. */
export function findNearSlot<Slot extends WeeklySlot>(
  slots: readonly Slot[],
  at: WeeklySlot,
): Slot | undefined {
  return slots.find((slot) => {
    const distance = Math.abs(toMinuteOfWeek(slot) - toMinuteOfWeek(at));
    return Math.min(distance, MINUTES_OF_WEEK - distance) < SLOT_LIMITS.minutesApart;
  });
}

function toMinuteOfWeek({ weekday, time }: WeeklySlot): number {
  return (weekday - 1) * MINUTES_OF_DAY + toMinuteOfDay(time);
}

/** Converts HH:mm to minutes after midnight. */
export function toMinuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
