/** Limits of a member's weekly slots. */
export const SLOT_LIMITS = {
  /** The number of slots a week. */
  perWeek: 50,
  /**
   * Slots are at least so far apart, and a post that is closer to a slot occupies it: closer posts compete for the same
   * readers, as the schedule dialog says.
   */
  minutesApart: 30,
} as const;

/** Error codes of slots. */
export type SlotsErrorCode =
  /** No slot is free in the time ahead in which posts can be scheduled, or the member has none. */
  "slot_none_free";
