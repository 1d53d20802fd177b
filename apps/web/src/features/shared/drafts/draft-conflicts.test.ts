import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeStore } from "./draft-store.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a conflict stops sending until the user decides to keep what is here", async () => {
  const load = vi.fn(async () => ({ value: "theirs", version: 4 }));
  const { store, sent, refuse, accept, status, stored } = makeStore({ load });
  store.set("mine");
  void store.flush();
  await refuse("conflict");
  // Without a lost answer it is no save of this page.
  expect(load).not.toHaveBeenCalled();
  store.set("mine, longer");
  vi.advanceTimersByTime(60_000);
  expect([sent.length, status(), stored()?.value]).toEqual([1, "conflict", "mine, longer"]);
  store.rebase({ value: "theirs", version: 4 });
  void store.flush();
  await accept("mine, longer", 5);
  expect([sent[1], status()]).toEqual([{ value: "mine, longer", version: 4 }, "saved"]);
});

test("a conflict ends when the user takes what the server has", async () => {
  const { store, refuse, stored } = makeStore();
  store.set("mine");
  void store.flush();
  await refuse("conflict");
  store.reset({ value: "theirs", version: 4 });
  expect([store.getState(), stored()]).toMatchObject([{ value: "theirs", status: "clean" }, null]);
});

test("a change that waits is not sent after a reset", () => {
  const { store, sent, status } = makeStore();
  store.set("mine");
  store.reset({ value: "theirs", version: 4 });
  vi.advanceTimersByTime(5000);
  expect([sent, status()]).toEqual([[], "clean"]);
});

test("a conflict with the draft's own lost save is none", async () => {
  const load = vi.fn(async () => ({ value: "ab", version: 2 }));
  const { store, sent, refuse, accept, status } = makeStore({ load });
  store.set("ab");
  void store.flush();
  await refuse("offline");
  store.set("abc");
  void store.retry();
  await refuse("conflict");
  await accept("abc", 3);
  expect([sent.at(-1), status()]).toEqual([{ value: "abc", version: 2 }, "saved"]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a conflict with another's text stays one after a lost answer", async () => {
  const { store, refuse, status } = makeStore({ load: async () => ({ value: "theirs", version: 2 }) });
  store.set("ab");
  void store.flush();
  await refuse("offline");
  void store.retry();
  await refuse("conflict");
  expect(status()).toBe("conflict");
});

test("a newer version is followed while nothing is typed, and ignored while something is", () => {
  const { store } = makeStore();
  store.receive({ value: "theirs", version: 2 });
  expect(store.getState().value).toBe("theirs");
  store.set("mine");
  store.receive({ value: "theirs again", version: 3 });
  expect([store.getState().value, store.getBaseline()?.version]).toEqual(["mine", 2]);
});

test("an older report is ignored", () => {
  const { store } = makeStore({ baseline: { value: "b", version: 5 } });
  store.receive({ value: "a", version: 4 });
  expect(store.getState().value).toBe("b");
});

test("a value without a version follows the server, and what is typed becomes a change of that", () => {
  const { store, status } = makeStore({ baseline: { value: "a", version: null } });
  store.receive({ value: "b", version: null });
  expect(store.getState().value).toBe("b");
  store.set("bc");
  store.receive({ value: "x", version: null });
  expect([store.getState().value, store.isDirty()]).toEqual(["bc", true]);
  store.set("b");
  expect(store.isDirty()).toBe(true);
  store.set("bc");
  store.receive({ value: "bc", version: null });
  expect([store.isDirty(), status()]).toEqual([false, "saved"]);
});

test("a save that failed has arrived when the server reports its value", async () => {
  const { store, refuse, status } = makeStore({ baseline: { value: "a", version: null } });
  store.set("b");
  void store.flush();
  store.receive({ value: "b", version: null });
  await refuse("failed");
  expect([status(), store.isDirty()]).toEqual(["saved", false]);
});

test("a conflict with any of the saves whose answers were lost is none", async () => {
  const { store, sent, refuse } = makeStore({ load: async () => ({ value: "ab", version: 2 }) });
  for (const value of ["ab", "abc"]) {
    store.set(value);
    void store.flush();
    await refuse("offline");
  }
  store.set("abcd");
  void store.retry();
  await refuse("conflict");
  expect(sent.at(-1)).toEqual({ value: "abcd", version: 2 });
});

test("a conflict stays one when what the server has cannot be loaded", async () => {
  const { store, refuse, status } = makeStore({ load: () => Promise.reject(new Error("no answer")) });
  store.set("ab");
  void store.flush();
  await refuse("offline");
  void store.retry();
  await refuse("conflict");
  expect(status()).toBe("conflict");
});

test("a draft that the server has locked is not sent any more", async () => {
  const { store, sent, refuse, status } = makeStore();
  store.set("ab");
  void store.flush();
  await refuse("locked");
  store.set("abc");
  vi.advanceTimersByTime(60_000);
  void store.retry();
  void store.leave();
  expect([sent.length, status()]).toEqual([1, "locked"]);
});

test("a conflict that was typed back follows the server, and saving goes on", async () => {
  const { store, sent, refuse, status } = makeStore();
  store.set("ab");
  void store.flush();
  await refuse("conflict");
  store.set("a");
  store.receive({ value: "theirs", version: 4 });
  expect([store.getState().value, status()]).toEqual(["theirs", "clean"]);
  store.set("theirs, longer");
  vi.advanceTimersByTime(800);
  expect(sent.at(-1)).toEqual({ value: "theirs, longer", version: 4 });
});

test("a newer version with the value that is shown is followed without a word", () => {
  const { store, status } = makeStore();
  store.receive({ value: "a", version: 2 });
  expect([status(), store.getBaseline()?.version]).toEqual(["clean", 2]);
});

test("without versions the last save wins over what was reported during it", async () => {
  const { store, accept } = makeStore({ baseline: { value: "a", version: null } });
  store.set("b");
  void store.flush();
  store.receive({ value: "theirs", version: null });
  await accept("b", null);
  expect(store.getState()).toMatchObject({ value: "b", status: "saved" });
});

test("what is typed becomes a change of a newer version with the same value", () => {
  const { store, sent, stored } = makeStore();
  store.set("mine");
  store.receive({ value: "a", version: 2 });
  expect(stored()).toEqual({ value: "mine", version: 2 });
  vi.advanceTimersByTime(800);
  expect(sent).toEqual([{ value: "mine", version: 2 }]);
});

test("a report that comes during a save is followed after it when it is newer", async () => {
  const { store, accept } = makeStore();
  store.set("ab");
  void store.flush();
  store.receive({ value: "theirs", version: 3 });
  expect(store.getState().value).toBe("ab");
  await accept("ab", 2);
  expect([store.getState().value, store.getBaseline()?.version]).toEqual(["theirs", 3]);
});

test("what the server was known to have before a save is not followed after it", async () => {
  const { store, accept } = makeStore({ baseline: { value: "a", version: null } });
  store.set("b");
  void store.flush();
  await accept("b", null);
  store.receive({ value: "a", version: null });
  expect(store.getState()).toMatchObject({ value: "b", status: "saved" });
});

test("an answer that comes after a reset does not undo it", async () => {
  const { store, sent, accept, status } = makeStore();
  store.set("ab");
  void store.flush();
  store.reset({ value: "restored", version: 3 });
  expect([status(), store.isDirty(), store.isInUse()]).toEqual(["saving", false, true]);
  await accept("ab", 2);
  expect([status(), store.isInUse()]).toEqual(["saved", false]);
  expect([store.getState().value, store.getBaseline()]).toEqual([
    "restored",
    { value: "restored", version: 3 },
  ]);
  expect(sent).toHaveLength(1);
});

test("a conflict that comes after a rebase is none: the draft is sent on the newer version", async () => {
  const { store, sent, refuse, accept, status } = makeStore();
  store.set("ab");
  void store.flush();
  store.rebase({ value: "a", version: 2 });
  expect(status()).toBe("saving");
  await refuse("conflict");
  await accept("ab", 3);
  expect([sent.at(-1), status()]).toEqual([{ value: "ab", version: 2 }, "saved"]);
});
