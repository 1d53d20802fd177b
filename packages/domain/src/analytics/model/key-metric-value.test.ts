import { expect, test } from "vitest";
import { toKeyMetricValue } from "./key-metric-value";

const measured = (sum: number, known = 10) => ({ sum, highest: sum, known });
const toChange = (now: ReturnType<typeof measured>, before: ReturnType<typeof measured>) =>
  toKeyMetricValue("engagements", 10, { daily: now, dailyBefore: before }).change;

test.each([
  ["half more", measured(150), measured(100), 0.5],
  ["half more on each of the known days", measured(120, 8), measured(100), 0.5],
  ["all of it, when more was taken back than came", measured(-5), measured(100), -1.05],
])("a change is %s", (_, now, before, change) => {
  expect(toChange(now, before)).toBeCloseTo(change);
});

test.each([
  ["too few days are known", measured(150, 7), measured(100)],
  ["there was nothing before", measured(150), measured(0)],
  ["there was less than nothing before", measured(150), measured(-28)],
])("a change is unknown when %s", (_, now, before) => {
  expect(toChange(now, before)).toBeNull();
});
