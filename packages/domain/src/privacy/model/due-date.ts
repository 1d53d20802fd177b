const DAY_MS = 86_400_000;

/**
 * Returns the deadline of a data request: the earlier of 30 days and one calendar month (GDPR art. 12(3)), in UTC. A
 * month later is the same day, or the last day of a shorter month: 31 January + a month is 28 or 29 February.
 */
export function dueDate(received: Date): Date {
  return new Date(Math.min(received.getTime() + 30 * DAY_MS, monthLater(received)));
}

function monthLater(at: Date): number {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  const day = Date.UTC(year, month + 1, Math.min(at.getUTCDate(), lastDay));
  return day + (at.getTime() - Date.UTC(year, month, at.getUTCDate()));
}
