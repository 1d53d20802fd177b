import { expect, test } from "vitest";
import { groupByOrigin } from "./group-by-origin";

test("figures of one source and age are one group, those of unknown origin are in none", () => {
  expect(
    groupByOrigin([
      { name: "Impressions", origin: "a file, today" },
      { name: "Saves", origin: "LinkedIn, yesterday" },
      { name: "Engagements", origin: "a file, today" },
      { name: "Followers", origin: null },
    ]),
  ).toEqual([
    { origin: "a file, today", names: ["Impressions", "Engagements"] },
    { origin: "LinkedIn, yesterday", names: ["Saves"] },
  ]);
});
