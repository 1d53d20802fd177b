import { diffWordsWithSpace } from "diff";
import { expect, test } from "vitest";
import { diffParts, type DiffPart } from "./diff-parts";

const partsOf = (before: string, after: string) => diffParts(diffWordsWithSpace(before, after));
const without = (parts: DiffPart[], kind: DiffPart["kind"]) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join("");

test("words, not letters", () => {
  expect(partsOf("Ich bin müde heute", "Ich war müde heute")).toEqual([
    { kind: "same", text: "Ich " },
    { kind: "removed", text: "bin" },
    { kind: "added", text: "war" },
    { kind: "same", text: " müde heute" },
  ]);
});

test("changes with but a space between them are one", () => {
  expect(partsOf("Start old end now", "Start new text now")).toEqual([
    { kind: "same", text: "Start " },
    { kind: "removed", text: "old end" },
    { kind: "added", text: "new text" },
    { kind: "same", text: " now" },
  ]);
});

test.each([
  ["", "A new text"],
  ["An old text", ""],
  ["One.\n\nTwo, three.", "One!\n\nZwei, three. Four"],
  ["a b c", "a x c d "],
  [" a", "b "],
])("%j to %j: both texts can be read from the parts", (before, after) => {
  const parts = partsOf(before, after);
  expect(without(parts, "added")).toBe(before);
  expect(without(parts, "removed")).toBe(after);
});

test("no change: one part, or none", () => {
  expect(partsOf("The same", "The same")).toEqual([{ kind: "same", text: "The same" }]);
  expect(partsOf("", "")).toEqual([]);
});
