/** A day of the week with its numbers of posts. */
export type WeekDay = {
  /** YYYY-MM-DD in the user's zone. */
  day: string;
  /** Posts that are scheduled, being sent or unconfirmed. */
  planned: number;
  published: number;
};

export type Week = {
  /** The current day, one of `days`. */
  today: string;
  /** Seven days, from the first day of the user's week. */
  days: WeekDay[];
};
