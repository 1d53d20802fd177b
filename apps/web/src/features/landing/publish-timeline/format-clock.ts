/** Formats an instant as time of day with seconds, `09:00:00`, alike on the server and in every browser. */
export function formatClock(at: number, zone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).format(at);
}
