const DAY_MS = 86_400_000;

/**
 * Returns the deadline of a data request: the earlier of 30 days and one calendar month (GDPR art. 12(3)), in UTC. A
 * month later is the same day, or the last day of a shorter month: 31 January + a month is 28 or 29 February.
 */
export function dueDate(received: Date): Date {
  return new Date(Math.min(received.getTime() + 30 * DAY_MS, monthsLater(received, 1)));
}

/** Returns the same moment some calendar months later, in UTC: the last day of a month that is too short. */
export function monthsLater(at: Date, months: number): number {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  const day = Date.UTC(year, month + months, Math.min(at.getUTCDate(), lastDay));
  return day + (at.getTime() - Date.UTC(year, month, at.getUTCDate()));
}
