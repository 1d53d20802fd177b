import { expect, test } from "vitest";
import { readRange } from "./read-range";

test.each([
  [null, "all"],
  ["bytes=0-9", { first: 0, last: 9 }],
  ["bytes=10-", { first: 10, last: 99 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-5", { first: 95, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=100-", "none"],
  ["bytes=-0", "none"],
  ["bytes=0-1,5-6", "all"],
  ["bytes=9-3", "all"],
  ["bytes=-", "all"],
  ["lines=1-2", "all"],
])("the header %s of a file of 100 bytes is parsed", (header, range) =>
  expect(readRange(header, 100)).toEqual(range),
);
