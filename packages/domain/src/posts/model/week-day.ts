/** A day of the week strip. */
export type WeekDay = {
  /** YYYY-MM-DD in the user's zone. */
  day: string;
  /** Posts that are to go out, or are on their way. */
  planned: number;
  published: number;
};

export type Week = {
  /** The day it is now, one of `days`. */
  today: string;
  /** Seven, from the first day of the user's week. */
  days: WeekDay[];
};
