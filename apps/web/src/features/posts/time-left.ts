/** The time until `at` in whole days, hours and minutes. Never negative. */
export function timeLeft(at: Date, now: Date): { days: number; hours: number; minutes: number } {
  // Rounded up: "0 min" would mean that the time is over.
  const minutes = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 60_000));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}
