import { KEY_METRICS } from "@takt/domain/analytics/model/key-metric-value";
import { expect, test } from "vitest";
import { partMetrics } from "./headline-metrics";

type Figures = Parameters<typeof partMetrics>[0];

/** The figures of a range in which these alone are known. */
const figures = (known: readonly string[], rate: number | null): Figures => ({
  keyMetrics: Object.fromEntries(
    KEY_METRICS.map((metric) => [metric, { value: known.includes(metric) ? 7 : null }]),
  ) as Figures["keyMetrics"],
  engagementRate: { value: rate, before: null },
});

test.each([
  [
    ["impressions", "engagements", "reactions"],
    0.1,
    ["impressions", "engagementRate"],
    ["engagements", "reactions"],
  ],
  [["impressions"], null, ["impressions"], []],
  [["engagements", "reactions", "saves"], null, ["engagements", "reactions"], ["saves"]],
  [[], null, [], []],
])("of %j and a rate of %j the headlines are %j, and the others %j", (known, rate, headlines, others) => {
  const parts = partMetrics(figures(known, rate));
  expect(parts).toMatchObject({ headlines, others });
  expect(parts.headlines.length + parts.others.length + parts.unknown.length).toBe(KEY_METRICS.length + 1);
});
