import { expect, test } from "vitest";
import { mergeMeasurements } from "./merge-measurements";

test("rows of the same key become one, whose later numbers win and whose unknown ones overwrite nothing", () => {
  const rows = [
    { day: "a", impressions: 5, saves: 1 },
    { day: "b", impressions: 1 },
    { day: "a", impressions: 7, saves: null, sends: 0 },
  ];
  expect(mergeMeasurements(rows, ({ day }) => day)).toEqual([
    { day: "a", impressions: 7, saves: 1, sends: 0 },
    { day: "b", impressions: 1 },
  ]);
});
