import { expect, test } from "vitest";
import { extendSelection, NO_SELECTION, selectAll, toggleSelected } from "./selection";

const LIST = ["a", "b", "c", "d", "e"];
const shown = ({ ids }: { ids: ReadonlySet<string> }) => LIST.filter((id) => ids.has(id)).join("");

test("a post is selected and taken out again", () => {
  const one = toggleSelected(NO_SELECTION, "b");
  expect(shown(one)).toBe("b");
  expect(shown(toggleSelected(one, "d"))).toBe("bd");
  expect(shown(toggleSelected(one, "b"))).toBe("");
});

test("a range goes from the post that was selected last, in both directions, and shrinks again", () => {
  const start = toggleSelected(toggleSelected(NO_SELECTION, "e"), "c");
  expect(shown(extendSelection(start, LIST, "d"))).toBe("cde");
  const up = extendSelection(start, LIST, "a");
  expect(shown(up)).toBe("abce");
  expect(shown(extendSelection(up, LIST, "b"))).toBe("bce");
});

test("without a selection a range begins at the focused post, or is the post alone", () => {
  expect(shown(extendSelection(NO_SELECTION, LIST, "c", "b"))).toBe("bc");
  expect(shown(extendSelection(NO_SELECTION, LIST, "c"))).toBe("c");
  expect(shown(extendSelection(NO_SELECTION, LIST, "c", null))).toBe("c");
});

test("a range whose beginning is no longer in the list begins at the post itself", () => {
  const gone = toggleSelected(NO_SELECTION, "gone");
  expect(shown(extendSelection(gone, LIST, "b"))).toBe("b");
});

test("all posts of the list are selected", () => {
  expect(shown(selectAll(LIST))).toBe("abcde");
});
