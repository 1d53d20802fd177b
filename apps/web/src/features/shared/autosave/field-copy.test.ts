import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeField } from "./field-saver.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field with a copy that outlives it. */
function makeKept(box: { kept: string | null } = { kept: null }, saved = "a") {
  const copy = { read: () => box.kept, write: (value: string | null) => void (box.kept = value) };
  return { box, ...makeField(saved, copy) };
}

test("from the first key until the save has succeeded", async () => {
  const { saver, answer, box } = makeKept();
  saver.set("b");
  expect(box.kept).toBe("b");
  saver.flush();
  saver.set("bc");
  expect(box.kept).toBe("bc");
  await answer();
  expect(box.kept).toBe("bc");
  await answer();
  expect(box.kept).toBeNull();
});

test("through a failure, and what is invalid, too", async () => {
  const { saver, answer, box } = makeKept();
  saver.set("b");
  saver.flush();
  await answer(new Error("session ended"));
  expect(box.kept).toBe("b");
  saver.set("");
  expect(box.kept).toBe("");
});

test("set back while the other value is on its way: that is kept", () => {
  const { saver, box } = makeKept();
  saver.set("b");
  saver.flush();
  saver.set("a");
  expect(box.kept).toBe("a");
});

test("the next page has it, and saves it", async () => {
  const { saver, sent, answer, box } = makeKept({ kept: "typed" });
  saver.adopt("a");
  expect(box.kept).toBe("typed");
  saver.restore();
  expect(saver.read().value).toBe("typed");
  vi.advanceTimersByTime(800);
  await answer();
  expect([sent, box.kept]).toEqual([["typed"], null]);
});

test("what the server has already, or is said to have by now, is forgotten", () => {
  const old = makeKept({ kept: "a" });
  old.saver.restore();
  expect([old.box.kept, old.saver.isUnsaved()]).toEqual([null, false]);
  const { saver, box } = makeKept();
  saver.set("b");
  saver.adopt("b");
  expect(box.kept).toBeNull();
});

test("a field that was left does not touch what the next one has typed, nor a copy that was emptied", async () => {
  const { saver, answer, box } = makeKept();
  saver.set("b");
  saver.flush();
  box.kept = "newer";
  await answer(new Error("away"));
  expect(box.kept).toBe("newer");
  box.kept = null;
  void saver.leave();
  await answer(new Error("away"));
  expect(box.kept).toBeNull();
});
