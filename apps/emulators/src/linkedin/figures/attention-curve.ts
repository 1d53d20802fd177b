import { seededRandom } from "../../core/seeded-random";

const HOUR_MS = 3_600_000;
const HOURS = 30 * 24;

/** How much is read in each hour of the day (UTC): hardly anything at night, most in the morning and after work. */
const BY_HOUR = [2, 1, 1, 1, 2, 5, 14, 30, 42, 40, 34, 32, 38, 36, 30, 28, 31, 38, 36, 28, 22, 16, 9, 4];
const WEEKEND = 0.55;

/**
 * The share of all attention that a post has had by an instant, from 0 to 1: it decays with age, sleeps at night and
 * ends after thirty days. The same for the same seed (assumed, like all figures of the emulator).
 */
export function attentionCurve(seed: number, publishedAt: number): (at: number) => number {
  const halfLifeHours = 8 + 22 * seededRandom(seed)();
  const sums = new Float64Array(HOURS + 1);
  for (let hour = 0; hour < HOURS; hour += 1) {
    const date = new Date(publishedAt + hour * HOUR_MS);
    const day = date.getUTCDay() % 6 === 0 ? WEEKEND : 1;
    sums[hour + 1] = sums[hour]! + BY_HOUR[date.getUTCHours()]! * day * 0.5 ** (hour / halfLifeHours);
  }
  const all = sums[HOURS]!;
  return (at) => {
    const age = (at - publishedAt) / HOUR_MS;
    if (age <= 0) return 0;
    if (age >= HOURS) return 1;
    const hour = Math.floor(age);
    return (sums[hour]! + (age - hour) * (sums[hour + 1]! - sums[hour]!)) / all;
  };
}

/** A number from a text, for `seededRandom` (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
