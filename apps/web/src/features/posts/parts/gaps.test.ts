import type { KeyboardEvent } from "react";
import { expect, test, vi } from "vitest";
import { handleGapKey, selectNextGap } from "./gaps";

const TEXT = "Outline, not AI:\n\nSo: [… your example]. And [… your source].";

/** A text field as far as gaps need it, with the cursor at its start. */
function createField(value: string) {
  const selection = { start: 0, end: 0 };
  const field = {
    value,
    focus: vi.fn(),
    setSelectionRange: (start: number, end: number) => Object.assign(selection, { start, end }),
    get selectionEnd() {
      return selection.end;
    },
  } as unknown as HTMLTextAreaElement;
  const selected = () => value.slice(selection.start, selection.end);
  /** Returns whether the browser may move the focus. */
  const press = (keys: Partial<KeyboardEvent> = {}) => {
    const preventDefault = vi.fn();
    handleGapKey({
      key: "Tab",
      currentTarget: field,
      preventDefault,
      ...keys,
    } as unknown as KeyboardEvent<HTMLTextAreaElement>);
    return preventDefault.mock.calls.length === 0;
  };
  return { field, selected, press };
}

test("the next gap is selected, and behind the last one the first", () => {
  const { field, selected } = createField(TEXT);
  const seen = [1, 2, 3, 4].map(() => {
    selectNextGap(field);
    return selected();
  });
  expect(seen).toEqual(["Outline, not AI:", "[… your example]", "[… your source]", "Outline, not AI:"]);
  expect(field.focus).toHaveBeenCalledTimes(4);
});

test("Tab leads to the next gap and leaves the field behind the last one", () => {
  const { selected, press } = createField(TEXT);
  expect([press(), selected()]).toEqual([false, "Outline, not AI:"]);
  expect([press(), selected()]).toEqual([false, "[… your example]"]);
  expect([press({ shiftKey: true }), press({ key: "a" }), press({ ctrlKey: true })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([press(), selected()]).toEqual([false, "[… your source]"]);
  expect(press()).toBe(true);
});

test("a text without gaps has the browser's Tab", () => {
  const { field, press } = createField("A text with a note [1].");
  expect(press()).toBe(true);
  selectNextGap(field);
  expect(field.focus).not.toHaveBeenCalled();
});
