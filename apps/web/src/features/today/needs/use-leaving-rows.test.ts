// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mergeRows, useLeavingRows, type ShownRow } from "./use-leaving-rows";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const keyOf = (row: string) => row;
/** The rows in their order, those that fold in brackets. */
const say = (rows: readonly ShownRow<string>[]) =>
  rows.map(({ key, isLeaving }) => (isLeaving ? `(${key})` : key)).join(" ");
const shown = (...keys: string[]) => mergeRows([], keys, keyOf);

test("a row that has left folds where it was", () => {
  expect(say(mergeRows(shown("a", "b", "c"), ["a", "c"], keyOf))).toBe("a (b) c");
  expect(say(mergeRows(shown("a", "b", "c"), ["b", "c"], keyOf))).toBe("(a) b c");
  expect(say(mergeRows(shown("a", "b"), [], keyOf))).toBe("(a) (b)");
});

test("a row that comes is in its place at once, and so is one that comes back", () => {
  expect(say(mergeRows(shown("b"), ["a", "b"], keyOf))).toBe("a b");
  const folding = mergeRows(shown("a", "b"), ["b"], keyOf);
  expect(say(mergeRows(folding, ["a", "b"], keyOf))).toBe("a b");
});

test("a row is gone when it has folded, and no other with it", () => {
  const { result, rerender } = renderHook(({ rows }) => useLeavingRows(rows, keyOf), {
    initialProps: { rows: ["a", "b", "c"] },
  });
  rerender({ rows: ["a", "c"] });
  expect(say(result.current)).toBe("a (b) c");
  act(() => void vi.advanceTimersByTime(100));
  expect(say(result.current)).toBe("a (b) c");
  act(() => void vi.advanceTimersByTime(100));
  expect(say(result.current)).toBe("a c");
  rerender({ rows: [] });
  expect(say(result.current)).toBe("(a) (c)");
  act(() => void vi.advanceTimersByTime(200));
  expect(say(result.current)).toBe("");
});
