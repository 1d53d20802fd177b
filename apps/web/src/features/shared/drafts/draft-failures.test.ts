import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeStore } from "./draft-store.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a save without an answer is tried again on its own", async () => {
  const { store, sent, refuse, accept, status, stored } = makeStore();
  store.set("ab");
  void store.flush();
  await refuse("offline");
  expect([status(), stored()]).toEqual(["offline", { value: "ab", version: 1 }]);
  vi.advanceTimersByTime(5000);
  await accept("ab", 2);
  expect([sent.length, status(), stored()]).toEqual([2, "saved", null]);
});

test("a refused save waits for retry, and flush leaves it alone", async () => {
  const { store, sent, refuse, accept, status } = makeStore();
  store.set("ab");
  void store.flush();
  // Changed and changed back: it is the value that is refused.
  store.set("abc");
  store.set("ab");
  await refuse("failed");
  vi.advanceTimersByTime(60_000);
  void store.flush();
  expect([sent.length, status(), store.getState().error]).toEqual([1, "failed", { kind: "failed" }]);
  void store.retry();
  await accept("ab", 2);
  expect([status(), store.getState().error]).toEqual(["saved", undefined]);
});

test("leaving the page sends a refused value once more", async () => {
  const { store, sent, refuse } = makeStore();
  store.set("ab");
  void store.flush();
  await refuse("failed");
  void store.leave();
  expect(sent).toHaveLength(2);
});

test("a refusal of an older value says nothing about the newer one", async () => {
  const { store, sent, refuse, accept, status } = makeStore();
  store.set("ab");
  void store.flush();
  store.set("abc");
  await refuse("failed");
  expect(sent[1]).toEqual({ value: "abc", version: 1 });
  await accept("abc", 2);
  expect(status()).toBe("saved");
});

test("a value typed back after a lost answer is sent: the server may have the other one", async () => {
  const { store, sent, refuse } = makeStore();
  store.set("ab");
  void store.flush();
  await refuse("offline");
  store.set("a");
  vi.advanceTimersByTime(800);
  expect(sent[1]).toEqual({ value: "a", version: 1 });
});

test("without an answer, what was typed meanwhile waits for the next try, too", async () => {
  const { store, sent, refuse, status } = makeStore();
  store.set("ab");
  void store.flush();
  store.set("abc");
  await refuse("offline");
  expect([sent.length, status()]).toEqual([1, "offline"]);
  vi.advanceTimersByTime(5000);
  expect(sent.at(-1)).toEqual({ value: "abc", version: 1 });
});

test("saveNow throws what the save threw, and works the next time", async () => {
  const { store, refuse, accept } = makeStore();
  store.set("ab");
  const refused = store.saveNow().catch((error: unknown) => error);
  await refuse("failed");
  await expect(refused).resolves.toEqual({ kind: "failed" });
  const saved = store.saveNow();
  await accept("ab", 2);
  await expect(saved).resolves.toEqual({ value: "ab", version: 2 });
});

test("saveNow during an automatic save that fails tries once more", async () => {
  const { store, sent, refuse, accept } = makeStore();
  store.set("ab");
  void store.flush();
  const saved = store.saveNow();
  await refuse("offline");
  await accept("ab", 2);
  await expect(saved).resolves.toEqual({ value: "ab", version: 2 });
  expect(sent).toHaveLength(2);
});

test("the refusal of a scheduled post's older text is not hidden by what was typed since", async () => {
  const { store, sent, refuse, status } = makeStore({ automatic: false });
  store.set("ab");
  const refused = store.saveNow().catch((error: unknown) => error);
  store.set("abc");
  await refuse("failed");
  await expect(refused).resolves.toEqual({ kind: "failed" });
  expect([sent.length, status()]).toEqual([1, "failed"]);
});

test("the connection being back sends what waits for it, and nothing that was refused", async () => {
  const { store, sent, refuse } = makeStore();
  store.set("ab");
  void store.flush();
  await refuse("offline");
  store.reconnect();
  expect(sent).toHaveLength(2);
  await refuse("failed");
  store.reconnect();
  expect(sent).toHaveLength(2);
});

test("a save that throws at once has failed", async () => {
  const { store, status } = makeStore({
    save: () => {
      throw new Error("broken");
    },
    classify: undefined,
  });
  store.set("ab");
  await store.flush();
  expect(status()).toBe("failed");
});
