import { endOfUtcDay } from "../../shared/day-in";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CALLS,
  CALLS_LEFT,
  DAYS_AGES_HOURS,
  dueDaysOfMember,
  dueDaysOfPost,
  isDue,
  type MeasuredPost,
  MEASUREMENT_AGES_HOURS,
} from "./collection-plan";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PUBLISHED = Date.UTC(2026, 2, 3, 10, 17);
const publishedAt = new Date(PUBLISHED);
const AGES_MINUTES = MEASUREMENT_AGES_HOURS.map((hours) => hours * 60);
const at = (hours: number) => PUBLISHED + hours * HOUR;
/** The ages in minutes at which a post is measured, if somebody looks every `step` minutes from `from` on. */
function measured({ step, from = 0, until = 3_100 * 60 }: { step: number; from?: number; until?: number }) {
  const ages: number[] = [];
  let days = 0;
  let measuredAt: Date | null = null;
  for (let age = from; age <= until; age += step) {
    const now = PUBLISHED + age * 60_000;
    const post: MeasuredPost = { publishedAt, measuredAt };
    if (!isDue(post, now)) continue;
    if (dueDaysOfPost(post, now)) days += 1;
    ages.push(age);
    measuredAt = new Date(now);
  }
  return { ages, days };
}

test("a post that is looked at every hour is measured once at each age, and then no more", () => {
  expect(measured({ step: 60 })).toEqual({
    ages: AGES_MINUTES,
    days: DAYS_AGES_HOURS.length,
  });
});

test("however seldom somebody looks, each age is measured within that time, and none twice", () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 54_000 }), (step) => {
      const { ages, days } = measured({ step, from: step });
      expect(ages.length).toBeLessThanOrEqual(MEASUREMENT_AGES_HOURS.length);
      expect(days).toBeLessThanOrEqual(DAYS_AGES_HOURS.length);
      for (const age of AGES_MINUTES) expect(ages.some((one) => one >= age && one <= age + step)).toBe(true);
    }),
    { seed: 20_261_127 },
  );
});

test("a post that was never measured is due once, up to two years, and without its days when it is old", () => {
  expect(isDue({ publishedAt, measuredAt: null }, at(0.9))).toBe(false);
  expect(measured({ step: 1_440, from: 300_000, until: 540_000 })).toEqual({ ages: [300_000], days: 0 });
  expect(isDue({ publishedAt, measuredAt: null }, PUBLISHED + 730 * DAY)).toBe(false);
});

test("the days of a post reach from its first to the current one", () => {
  const post = { publishedAt, measuredAt: new Date(at(24)) };
  expect(dueDaysOfPost(post, at(3 * 24))).toBeNull();
  expect(dueDaysOfPost(post, at(7 * 24 + 1))).toEqual({ from: "2026-03-03", to: "2026-03-10" });
});

test("a member's days are read once a day, the last ones again, and a month at first or after a gap", () => {
  const now = Date.UTC(2026, 2, 31, 0, 13);
  expect(dueDaysOfMember(null, now)).toEqual({ from: "2026-03-01", to: "2026-03-31" });
  expect(dueDaysOfMember(new Date(now - 20 * 60_000), now)).toEqual({ from: "2026-03-27", to: "2026-03-31" });
  expect(dueDaysOfMember(new Date(now - 10 * 60_000), now)).toBeNull();
  expect(dueDaysOfMember(new Date(now - 90 * DAY), now)).toEqual({ from: "2026-03-01", to: "2026-03-31" });
  expect(endOfUtcDay(now)).toEqual(new Date(Date.UTC(2026, 3, 1)));
});

test("a member who publishes a post a day stays within the calls of the development tier", () => {
  const life = MEASUREMENT_AGES_HOURS.length * CALLS.postTotals + DAYS_AGES_HOURS.length * CALLS.postDays;
  expect(life + CALLS.memberDays + CALLS.followers + CALLS_LEFT.member).toBeLessThanOrEqual(100);
});
