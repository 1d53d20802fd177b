const DAY = 86_400_000;

/**
 * Until when a data request is answered: the earlier of 30 days and one calendar month (GDPR art. 12(3)), in UTC. A month
 * later has the same day, or the last one where there is none: 31 January + a month is 28 or 29 February.
 */
export function dueDate(received: Date): Date {
  return new Date(Math.min(received.getTime() + 30 * DAY, monthLater(received)));
}

function monthLater(at: Date): number {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  const day = Date.UTC(year, month + 1, Math.min(at.getUTCDate(), lastDay));
  return day + (at.getTime() - Date.UTC(year, month, at.getUTCDate()));
}
