/** When a member is reminded to reply below a post; the values of the enum of the same name in the database. */
export const REPLY_REMINDERS = ["never", "after_15", "after_60", "both"] as const;
export type ReplyReminder = (typeof REPLY_REMINDERS)[number];

const HOUR_SECONDS = 3600;

/** The timing of reminders to reply. */
export const REMINDER_TIMING = {
  minutes: [15, 60],
  /** A reminder that quiet hours, a late answer or an outage put off longer is dropped: the talk is over by then. */
  maxLateSeconds: 3 * HOUR_SECONDS,
  /** Until so long after it is out there is still a reminder to choose. */
  choosableMs: HOUR_SECONDS * 1000,
} as const;

/** The choices with a reminder after so many minutes. */
export function remindersAfter(minutes: (typeof REMINDER_TIMING.minutes)[number]): ReplyReminder[] {
  return [minutes === 15 ? "after_15" : "after_60", "both"];
}
