import { expect, test } from "vitest";
import { addDays } from "../../shared/day-steps";
import { toWeekFigures, type WeekMetric } from "./week-figures";

const range = { from: "2026-11-16", to: "2026-11-22" };
const measuredAt = new Date("2026-11-23T08:00:00Z");

/** The values of a metric on days in a row, the first of them `offset` days from the range's first. */
const figures = (metric: WeekMetric, offset: number, values: readonly number[]) =>
  values.map((value, n) => ({
    metric,
    day: addDays(range.from, offset + n),
    value,
    sources: ["analytics_file" as const],
    measuredAt: new Date(measuredAt.getTime() - n),
  }));
const week = (value: number) => Array.from({ length: 7 }, () => value);

test("a week has its sums and their change against the week before", () => {
  const found = toWeekFigures(
    [
      ...figures("impressions", -7, week(100)),
      ...figures("impressions", 0, week(120)),
      ...figures("followersGained", -7, week(2)),
      ...figures("followersGained", 0, week(1)),
      ...figures("engagements", -7, week(2)),
      ...figures("engagements", 0, week(3)),
    ],
    range,
  );
  expect(found.impressions).toEqual({ value: 840, before: 700, change: expect.closeTo(0.2), known: 7 });
  expect(found.followersGained).toMatchObject({ value: 7, change: expect.closeTo(-0.5) as number });
  expect(found.engagementRate).toEqual({ value: 0.025, before: 0.02 });
  expect(found.days).toHaveLength(7);
  expect(found.days[0]).toEqual({ day: "2026-11-16", impressions: 120 });
  expect(found.origin).toEqual({ sources: ["analytics_file"], measuredAt });
});

test("nothing known is null, not 0", () => {
  const none = { value: null, before: null, change: null, known: 0 };
  const found = toWeekFigures([], range);
  expect(found).toMatchObject({ impressions: none, followersGained: none, origin: null });
  expect(found.engagementRate).toEqual({ value: null, before: null });
  expect(found.days.every(({ impressions }) => impressions === null)).toBe(true);
});

test("a day without a figure is unknown, and a week without most days is not compared", () => {
  const found = toWeekFigures(
    [...figures("impressions", -7, week(100)), ...figures("impressions", 3, [5, 0])],
    range,
  );
  expect(found.impressions).toEqual({ value: 5, before: 700, change: null, known: 2 });
  expect(found.days.map(({ impressions }) => impressions)).toEqual([null, null, null, 5, 0, null, null]);
});

test("the rate is of the days on which both numbers are known", () => {
  const found = toWeekFigures(
    [...figures("impressions", 0, [100, 100]), ...figures("engagements", 1, [5, 50])],
    range,
  );
  expect(found.engagementRate.value).toBe(0.05);
});
