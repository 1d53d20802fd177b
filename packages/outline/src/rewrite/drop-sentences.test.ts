import { expect, test } from "vitest";
import { dropSentences } from "./drop-sentences";
import { joinText } from "./parse-text";

/** Paragraphs of lines of numbered sentences. */
const TEXT = [[["0", "1"], ["2"]], [["3", "4"]], [["5"]]];

test.each([
  [6, "0 1\n2\n\n3 4\n\n5"],
  [5, "0 1\n2\n\n3\n\n5"],
  [3, "0 1\n\n5"],
  [2, "0\n\n5"],
  // The first sentence and the call to action stay whatever is asked.
  [0, "0\n\n5"],
])("down to %i sentences, the last of the middle go first", (wanted, left) => {
  expect(joinText(dropSentences(TEXT, 1, (_, sentences) => sentences > wanted))).toBe(left);
});

test("as few as possible go: what fits stays as it is", () => {
  expect(dropSentences(TEXT, 1, () => false)).toEqual(TEXT);
  expect(joinText(dropSentences(TEXT, 0, (text) => text.length > 6))).toBe("0 1\n2");
});

test("nothing, and a single sentence, stay", () => {
  expect(dropSentences([], 0, () => true)).toEqual([]);
  expect(dropSentences([[["0"]]], 3, () => true)).toEqual([[["0"]]]);
});

test("a long text is put together a few times, not once a sentence", () => {
  const long = Array.from({ length: 5_000 }, (_, index) => [[`${index}`]]);
  let asked = 0;
  const rest = dropSentences(long, 0, (_, sentences) => {
    asked += 1;
    return sentences > 10;
  });
  expect(rest.flat(2)).toHaveLength(10);
  expect(asked).toBeLessThan(20);
});
