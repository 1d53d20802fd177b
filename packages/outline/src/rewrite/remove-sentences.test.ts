import { expect, test } from "vitest";
import { removeSentences } from "./remove-sentences";
import { joinText } from "./parse-text";

/** Builds paragraphs of lines of numbered sentences. */
const TEXT = [[["0", "1"], ["2"]], [["3", "4"]], [["5"]]];

test.each([
  [6, "0 1\n2\n\n3 4\n\n5"],
  [5, "0 1\n2\n\n3\n\n5"],
  [3, "0 1\n\n5"],
  [2, "0\n\n5"],
  // The first sentence and the call to action always stay.
  [0, "0\n\n5"],
])("the last middle sentences are removed first, down to %i", (wanted, left) => {
  expect(joinText(removeSentences(TEXT, 1, (_, sentences) => sentences > wanted))).toBe(left);
});

test("a text that fits stays unchanged", () => {
  expect(removeSentences(TEXT, 1, () => false)).toEqual(TEXT);
  expect(joinText(removeSentences(TEXT, 0, (text) => text.length > 6))).toBe("0 1\n2");
});

test("an empty text and a single sentence stay unchanged", () => {
  expect(removeSentences([], 0, () => true)).toEqual([]);
  expect(removeSentences([[["0"]]], 3, () => true)).toEqual([[["0"]]]);
});

test("a long text is joined only a few times", () => {
  const long = Array.from({ length: 5_000 }, (_, index) => [[`${index}`]]);
  let asked = 0;
  const rest = removeSentences(long, 0, (_, sentences) => {
    asked += 1;
    return sentences > 10;
  });
  expect(rest.flat(2)).toHaveLength(10);
  expect(asked).toBeLessThan(20);
});
