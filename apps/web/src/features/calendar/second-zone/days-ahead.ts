/** By how many days a date is ahead of another, as it stands beside a time: `+1`, `−1`, or nothing. */
export const daysAhead = (days: number): string => (days === 0 ? "" : days > 0 ? `+${days}` : `−${-days}`);
