/** A `retry-after` header (whole seconds or an instant) as an instant in ms, or null without a valid one. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return now + Number(header) * 1000;
  const instant = Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(instant, now);
}
