import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeField } from "./field-saver.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field with a copy that outlives it. */
function makeFieldWithStorage(box: { stored: string | null } = { stored: null }, saved = "a") {
  const draftStorage = { read: () => box.stored, write: (value: string | null) => void (box.stored = value) };
  return { box, ...makeField(saved, draftStorage) };
}

test("from the first key until the save has succeeded", async () => {
  const { saver, answer, box } = makeFieldWithStorage();
  saver.set("b");
  expect(box.stored).toBe("b");
  saver.flush();
  saver.set("bc");
  expect(box.stored).toBe("bc");
  await answer();
  expect(box.stored).toBe("bc");
  await answer();
  expect(box.stored).toBeNull();
});

test("through a failure, and what is invalid, too", async () => {
  const { saver, answer, box } = makeFieldWithStorage();
  saver.set("b");
  saver.flush();
  await answer(new Error("session ended"));
  expect(box.stored).toBe("b");
  saver.set("");
  expect(box.stored).toBe("");
});

test("set back while the other value is on its way: that is stored", () => {
  const { saver, box } = makeFieldWithStorage();
  saver.set("b");
  saver.flush();
  saver.set("a");
  expect(box.stored).toBe("a");
});

test("the next page has it, and saves it", async () => {
  const { saver, sent, answer, box } = makeFieldWithStorage({ stored: "typed" });
  saver.reset("a");
  expect(box.stored).toBe("typed");
  saver.restore();
  expect(saver.read().value).toBe("typed");
  vi.advanceTimersByTime(800);
  await answer();
  expect([sent, box.stored]).toEqual([["typed"], null]);
});

test("what the server has already, or is said to have by now, is forgotten", () => {
  const old = makeFieldWithStorage({ stored: "a" });
  old.saver.restore();
  expect([old.box.stored, old.saver.isUnsaved()]).toEqual([null, false]);
  const { saver, box } = makeFieldWithStorage();
  saver.set("b");
  saver.reset("b");
  expect(box.stored).toBeNull();
});

test("a field that was left does not touch what the next one has typed, nor a copy that was emptied", async () => {
  const { saver, answer, box } = makeFieldWithStorage();
  saver.set("b");
  saver.flush();
  box.stored = "newer";
  await answer(new Error("away"));
  expect(box.stored).toBe("newer");
  box.stored = null;
  void saver.leave();
  await answer(new Error("away"));
  expect(box.stored).toBeNull();
});
