import { expect, test } from "vitest";
import { fileFacts, toClock } from "./file-facts";

test.each([
  [3_000, "0:03"],
  [65_400, "1:05"],
  [1_800_000, "30:00"],
  [3_661_000, "1:01:01"],
])("%i ms is %s", (ms, clock) => expect(toClock(ms)).toBe(clock));

test("sizes in the reader's way", () => {
  const upload = { kind: "waiting" } as const;
  expect(fileFacts({ bytes: 13_002_342, upload }, "en")).toEqual(["12.4 MB"]);
  expect(fileFacts({ bytes: 13_002_342, upload }, "de")).toEqual(["12,4 MB"]);
  expect(fileFacts({ bytes: 20_480, upload }, "en")).toEqual(["20 kB"]);
  expect(fileFacts({ bytes: 5, upload }, "en")).toEqual(["1 kB"]);
});
