/** How long until then, in whole units for a countdown: days and hours, hours and minutes, or minutes. Never negative. */
export function timeLeft(at: Date, now: Date): { days: number; hours: number; minutes: number } {
  // Rounded up: "0 min" would say that it is over.
  const minutes = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 60_000));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}
