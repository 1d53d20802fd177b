import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeStore } from "./draft-store.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a draft is stored from the first key until the server has it", async () => {
  const { store, accept, stored } = makeStore();
  store.set("ab");
  expect(stored()).toEqual({ value: "ab", version: 1 });
  void store.flush();
  store.set("abc");
  await accept("ab", 2);
  expect(stored()).toEqual({ value: "abc", version: 2 });
  await accept("abc", 3);
  expect(stored()).toBeNull();
});

test("a stored draft is shown again, and saved on the version that it was typed on", async () => {
  const { store, sent, setStored } = makeStore({ baseline: { value: "a", version: 3 } });
  setStored({ value: "typed", version: 2 });
  store.restore();
  expect(store.getState()).toMatchObject({ value: "typed", restored: true, status: "unsaved" });
  vi.advanceTimersByTime(800);
  expect(sent).toEqual([{ value: "typed", version: 2 }]);
});

test("what is not stored of a value is taken from the value that is shown", () => {
  const read = (shown: string) => ({ value: `typed, ${shown}`, version: 1 });
  const { store } = makeStore({ storage: { read, write: () => undefined } });
  store.restore();
  expect(store.getState().value).toBe("typed, a");
});

test("what is typed is not replaced by what another tab has stored since", () => {
  const { store, setStored } = makeStore();
  store.set("mine");
  setStored({ value: "of another tab", version: 1 });
  store.restore();
  expect(store.getState()).toMatchObject({ value: "mine", restored: false });
});

test("a stored draft is removed when the server has the same by now", () => {
  const { store, setStored, stored } = makeStore();
  setStored({ value: "a", version: 1 });
  store.restore();
  expect([stored(), store.getState().restored]).toEqual([null, false]);
});

test("a stored draft stays a change of its version, also when the server reports a newer one", async () => {
  const { store, sent, setStored, refuse, stored, status } = makeStore({
    baseline: { value: "theirs", version: 3 },
  });
  setStored({ value: "typed", version: 2 });
  store.restore();
  store.receive({ value: "theirs", version: 4 });
  vi.advanceTimersByTime(800);
  expect(sent).toEqual([{ value: "typed", version: 2 }]);
  await refuse("conflict");
  expect([status(), stored()]).toEqual(["conflict", { value: "typed", version: 2 }]);
});

test("a draft that was stored before it was created is a change of what the server has", () => {
  const { store, sent, setStored } = makeStore();
  setStored({ value: "typed", version: null });
  store.restore();
  vi.advanceTimersByTime(800);
  expect(sent).toEqual([{ value: "typed", version: 1 }]);
});

test("a stored draft is not touched until it is restored", () => {
  const { store, setStored, stored } = makeStore({ baseline: { value: "a", version: null } });
  setStored({ value: "typed", version: null });
  store.receive({ value: "b", version: null });
  store.restore();
  expect([stored(), store.getState().value]).toEqual([{ value: "typed", version: null }, "typed"]);
});

test("the restored value is marked until the user has accepted it or reset it", () => {
  const { store, setStored } = makeStore();
  setStored({ value: "typed", version: 1 });
  store.restore();
  expect(store.getState().restored).toBe(true);
  store.acceptRestored();
  expect(store.getState()).toMatchObject({ value: "typed", restored: false });
});

test("a value is stored while it is invalid and through a failure", async () => {
  const { store, refuse, stored } = makeStore({ isValid: (value) => value !== "" });
  store.set("b");
  void store.flush();
  await refuse("failed");
  expect(stored()).toEqual({ value: "b", version: 1 });
  store.set("");
  expect(stored()).toEqual({ value: "", version: 1 });
});

test("a value that is set back while another one is on its way is stored", () => {
  const { store, stored } = makeStore();
  store.set("b");
  void store.flush();
  store.set("a");
  expect(stored()).toEqual({ value: "a", version: 1 });
});

test("a failure does not store again what was cleared meanwhile", async () => {
  const { store, refuse, setStored, stored } = makeStore();
  store.set("b");
  void store.flush();
  setStored(null);
  await refuse("failed");
  expect(stored()).toBeNull();
});

test("a discarded draft is neither sent nor stored any more", async () => {
  const { store, sent, refuse, stored } = makeStore();
  store.set("b");
  void store.flush();
  store.discard();
  expect(stored()).toBeNull();
  await refuse("offline");
  store.set("bc");
  vi.advanceTimersByTime(60_000);
  void store.leave();
  expect([sent.length, stored(), store.isInUse()]).toEqual([1, null, false]);
});

test("a discarded draft is not created either", async () => {
  const { store, sent } = makeStore({ baseline: null, initial: "Delegation" });
  store.discard();
  await expect(store.saveNow()).resolves.toBeNull();
  expect(sent).toEqual([]);
});
