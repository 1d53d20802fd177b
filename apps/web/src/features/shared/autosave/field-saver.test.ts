import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeField as make } from "./field-saver.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("saves once, some time after the last change", async () => {
  const { saver, sent, answer, status } = make();
  saver.set("ab");
  vi.advanceTimersByTime(799);
  saver.set("abc");
  vi.advanceTimersByTime(799);
  expect([sent, status()]).toEqual([[], "idle"]);
  vi.advanceTimersByTime(1);
  expect([sent, status()]).toEqual([["abc"], "saving"]);
  await answer();
  expect(status()).toBe("saved");
});

test("one request at a time, and the last value wins", async () => {
  const { saver, sent, answer, status } = make();
  saver.set("b");
  saver.flush();
  saver.set("c");
  saver.set("d");
  saver.flush();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual(["b"]);
  await answer();
  expect([sent, status()]).toEqual([["b", "d"], "saving"]);
  await answer();
  expect([sent, saver.read().value, status()]).toEqual([["b", "d"], "d", "saved"]);
});

test("back to what was saved while another value is on its way: it is sent too", async () => {
  const { saver, sent, answer } = make("a");
  saver.set("b");
  saver.flush();
  saver.set("a");
  await answer();
  expect(sent).toEqual(["b", "a"]);
});

test("leaving while a save is under way sends nothing twice", async () => {
  const { saver, sent, answer } = make();
  saver.set("b");
  saver.flush();
  void saver.leave();
  saver.retry();
  expect(sent).toEqual(["b"]);
  await answer();
  expect(sent).toEqual(["b"]);
});

test("news that comes with a save does not undo that the field was set back meanwhile", async () => {
  const { saver, sent, answer } = make("a");
  saver.set("b");
  saver.flush();
  saver.set("a");
  saver.reset("b");
  expect(saver.read().value).toBe("a");
  await answer();
  expect(sent).toEqual(["b", "a"]);
});

test("nothing is sent when nothing changed", () => {
  const { saver, sent } = make("a");
  saver.set("b");
  saver.set("a");
  vi.advanceTimersByTime(5000);
  saver.flush();
  void saver.leave();
  expect(sent).toEqual([]);
});

test("an invalid value is not sent, not even on leaving, and says so", async () => {
  const { saver, sent, answer, status } = make();
  saver.set("b");
  saver.set("");
  vi.advanceTimersByTime(5000);
  saver.flush();
  void saver.leave();
  expect([sent, status(), saver.read().value]).toEqual([[], "invalid", ""]);
  expect(saver.isUnsaved()).toBe(false);
  saver.set("c");
  saver.flush();
  saver.set("");
  await answer();
  expect([sent, status(), saver.read().value]).toEqual([["c"], "invalid", ""]);
});

test("a failed save keeps the value until it is tried again", async () => {
  const { saver, sent, answer, status } = make();
  saver.set("b");
  saver.flush();
  await answer(new Error("away"));
  expect(saver.read()).toMatchObject({ value: "b", state: { status: "failed", error: { message: "away" } } });
  vi.advanceTimersByTime(60_000);
  saver.flush();
  expect(sent).toEqual(["b"]);
  expect(saver.isUnsaved()).toBe(true);
  saver.retry();
  await answer();
  expect([sent, status()]).toEqual([["b", "b"], "saved"]);
});

test("the failure of an older value does not hide that a newer one is on its way", async () => {
  const { saver, sent, answer, status } = make();
  saver.set("b");
  saver.flush();
  saver.set("c");
  await answer(new Error("away"));
  expect([sent, status()]).toEqual([["b", "c"], "saving"]);
  await answer();
  expect(status()).toBe("saved");
});

test("after a failure the old value is sent, too: the failed save may have arrived", async () => {
  const { saver, sent, answer, status } = make("a");
  saver.set("b");
  saver.flush();
  await answer(new Error("answer lost"));
  saver.set("a");
  vi.advanceTimersByTime(800);
  await answer();
  expect([sent, status()]).toEqual([["b", "a"], "saved"]);
});

test("leaving sends what waits, and what has failed", async () => {
  const { saver, sent, answer } = make();
  saver.set("b");
  const left = saver.leave();
  expect(sent).toEqual(["b"]);
  saver.set("c");
  await answer(new Error("away"));
  await answer(new Error("away"));
  await left;
  void saver.leave();
  expect(sent).toEqual(["b", "c", "c"]);
});

test("news from the server does not overwrite what is being typed", async () => {
  const { saver, sent, answer } = make("a");
  saver.set("b");
  saver.reset("elsewhere");
  expect(saver.read().value).toBe("b");
  vi.advanceTimersByTime(800);
  saver.reset("elsewhere 2");
  expect(saver.read().value).toBe("b");
  await answer();
  expect([sent, saver.read()]).toEqual([["b"], { value: "b", state: { status: "saved" } }]);
  saver.set("");
  saver.reset("elsewhere 3");
  expect(saver.read().value).toBe("");
});

test("news from the server is taken over where nothing is being typed", () => {
  const { saver, sent } = make("a");
  saver.reset("elsewhere");
  expect(saver.read()).toEqual({ value: "elsewhere", state: { status: "idle" } });
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test("what the server was known to have before the save is no news after it", async () => {
  const { saver, answer } = make("a");
  saver.set("b");
  saver.flush();
  await answer();
  saver.reset("a");
  expect(saver.read()).toEqual({ value: "b", state: { status: "saved" } });
});

test("a save whose answer was lost counts once the server shows the value", async () => {
  const { saver, answer, status } = make("a");
  saver.set("b");
  saver.flush();
  await answer(new Error("answer lost"));
  saver.reset("b");
  expect(status()).toBe("saved");
});

test("refused, while the server shows that very value: it is there", async () => {
  const { saver, sent, answer, status } = make("a");
  saver.set("b");
  saver.flush();
  saver.reset("b");
  await answer(new Error("changed elsewhere"));
  expect([status(), saver.isUnsaved()]).toEqual(["saved", false]);
  saver.set("a");
  saver.flush();
  saver.reset("elsewhere");
  await answer(new Error("changed elsewhere"));
  expect([sent, status()]).toEqual([["b", "a"], "failed"]);
});

test("tells its listeners, until they have enough", () => {
  const { saver } = make();
  const listener = vi.fn();
  const stop = saver.subscribe(listener);
  saver.set("b");
  expect(listener).toHaveBeenCalled();
  listener.mockClear();
  stop();
  saver.set("c");
  expect(listener).not.toHaveBeenCalled();
});

test("what is typed can be dropped for what the server has", async () => {
  const { saver, sent, answer } = make("a");
  saver.set("mine");
  saver.flush();
  saver.reset("theirs");
  await answer(new Error("changed elsewhere"));
  expect(saver.read().value).toBe("mine");
  saver.revert();
  expect(saver.read()).toEqual({ value: "theirs", state: { status: "idle" } });
  void saver.leave();
  expect(sent).toEqual(["mine"]);
});
