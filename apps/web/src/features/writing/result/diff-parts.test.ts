import { diffWordsWithSpace } from "diff";
import { expect, test } from "vitest";
import { diffParts, type DiffPart } from "./diff-parts";

const toParts = (before: string, after: string) => diffParts(diffWordsWithSpace(before, after));
const without = (parts: DiffPart[], kind: DiffPart["kind"]) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join("");

test("changes are whole words", () => {
  expect(toParts("Ich bin müde heute", "Ich war müde heute")).toEqual([
    { kind: "same", text: "Ich " },
    { kind: "removed", text: "bin" },
    { kind: "added", text: "war" },
    { kind: "same", text: " müde heute" },
  ]);
});

test("changes that are separated by a space only are merged", () => {
  expect(toParts("Start old end now", "Start new text now")).toEqual([
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
])("both texts of %j and %j can be rebuilt from the parts", (before, after) => {
  const parts = toParts(before, after);
  expect(without(parts, "added")).toBe(before);
  expect(without(parts, "removed")).toBe(after);
});

test("equal texts have one part, or none when empty", () => {
  expect(toParts("The same", "The same")).toEqual([{ kind: "same", text: "The same" }]);
  expect(toParts("", "")).toEqual([]);
});
