import { expect, test } from "vitest";
import { joinOutages } from "./join-outages";

test.each([
  ["no outage", [], []],
  [
    "outages that are close enough",
    [
      [0, 2],
      [8, 11],
    ],
    [[0, 11]],
  ],
  [
    "outages that are too far apart",
    [
      [0, 2],
      [10, 13],
    ],
    [
      [0, 2],
      [10, 13],
    ],
  ],
  [
    "outages in any order, one within another",
    [
      [12, 13],
      [0, 9],
      [1, 2],
    ],
    [[0, 13]],
  ],
])("%s", (_, outages, joined) => {
  const spans = (pairs: number[][]) => pairs.map(([from, to]) => ({ from: from!, to: to! }));
  expect(joinOutages(spans(outages), 7)).toEqual(spans(joined));
});
