const UNIT_MS: Record<string, number> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };

/**
 * The end of a Sleep of this name in ms: the SDK writes `1h30m` (step.sleep) or an ISO instant (step.sleepUntil). Null
 * for anything else. It is not rounded, because the executor must not wake early.
 */
export function wakeTime(name: string, now: number): number | null {
  if (/^(\d+[wdhms])+$/.test(name)) {
    let ms = 0;
    for (const [, count, unit] of name.matchAll(/(\d+)([wdhms])/g))
      ms += Number(count) * (UNIT_MS[unit ?? ""] ?? 0);
    return now + ms;
  }
  const instant = /^[+-]?\d{4,6}-/.test(name) ? Date.parse(name) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
