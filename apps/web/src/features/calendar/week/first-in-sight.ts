/** The hour at which a day begins on the screen. */
const FIRST_HOUR = 7;

/**
 * Returns at which height a week is scrolled to, in the unit of its arguments: to the morning, or to its first post where no
 * post would be in sight. `tops` are the heights of its posts, `hour` and `room` those of an hour and of what is in sight.
 */
export function firstInSight(tops: readonly number[], hour: number, room: number): number {
  const morning = FIRST_HOUR * hour;
  if (tops.length === 0 || tops.some((top) => top >= morning && top <= morning + room - hour)) return morning;
  return Math.max(0, Math.min(...tops) - hour);
}
