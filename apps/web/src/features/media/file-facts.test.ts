import { expect, test } from "vitest";
import { fileFacts, formatDuration } from "./file-facts";

test.each([
  [3_000, "0:03"],
  [65_400, "1:05"],
  [1_800_000, "30:00"],
  [3_661_000, "1:01:01"],
])("a duration of %i ms is shown as %s", (ms, clock) => expect(formatDuration(ms)).toBe(clock));

test("sizes are formatted in the reader's language", () => {
  const upload = { kind: "waiting" } as const;
  expect(fileFacts({ bytes: 13_002_342, upload }, "en")).toEqual(["12.4 MB"]);
  expect(fileFacts({ bytes: 13_002_342, upload }, "de")).toEqual(["12,4 MB"]);
  expect(fileFacts({ bytes: 20_480, upload }, "en")).toEqual(["20 kB"]);
  expect(fileFacts({ bytes: 5, upload }, "en")).toEqual(["1 kB"]);
});
