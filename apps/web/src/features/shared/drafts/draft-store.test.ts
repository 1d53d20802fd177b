import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeStore } from "./draft-store.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("saving", () => {
  test("a change is sent after a pause, on the version that it is a change of", async () => {
    const { store, sent, status, accept } = makeStore();
    expect(status()).toBe("clean");
    store.set("ab");
    expect(status()).toBe("unsaved");
    vi.advanceTimersByTime(799);
    store.set("abc");
    vi.advanceTimersByTime(799);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([sent, status()]).toEqual([[{ value: "abc", version: 1 }], "saving"]);
    await accept("abc", 2);
    expect([status(), store.getBaseline()]).toEqual(["saved", { value: "abc", version: 2 }]);
  });

  test("what is typed during a save goes out next, and nothing twice", async () => {
    const { store, sent, accept, status } = makeStore();
    store.set("ab");
    void store.flush();
    store.set("abc");
    store.set("abcd");
    await accept("ab", 2);
    await accept("abcd", 3);
    expect(sent).toEqual([
      { value: "ab", version: 1 },
      { value: "abcd", version: 2 },
    ]);
    expect(status()).toBe("saved");
  });

  test("a change typed back is not sent", () => {
    const { store, sent, status } = makeStore();
    store.set("ab");
    store.set("a");
    vi.advanceTimersByTime(5000);
    void store.flush();
    void store.leave();
    expect([sent, status()]).toEqual([[], "saved"]);
  });

  test("a value that is not valid is stored and not sent", async () => {
    const { store, sent, status, stored } = makeStore({ isValid: (value) => value.length < 3 });
    store.set("abcd");
    vi.advanceTimersByTime(5000);
    expect([sent, status(), stored()]).toEqual([[], "invalid", { value: "abcd", version: 1 }]);
    await expect(store.saveNow()).resolves.toBeNull();
    expect(sent).toEqual([]);
  });

  test("changes of a scheduled post wait for saveNow", async () => {
    const { store, sent, accept, status } = makeStore({ automatic: false });
    store.set("ab");
    vi.advanceTimersByTime(60_000);
    void store.flush();
    void store.leave();
    expect([sent, status()]).toEqual([[], "unsaved"]);
    const saved = store.saveNow();
    await accept("ab", 2);
    await expect(saved).resolves.toEqual({ value: "ab", version: 2 });
  });

  test("what is typed while a scheduled post is being saved waits for the next saveNow", async () => {
    const { store, sent, accept, status } = makeStore({ automatic: false });
    store.set("ab");
    const saved = store.saveNow();
    store.set("abc");
    const savedAgain = store.saveNow();
    store.set("abcd");
    await accept("ab", 2);
    await saved;
    await accept("abcd", 3);
    await expect(savedAgain).resolves.toEqual({ value: "abcd", version: 3 });
    store.set("abcde");
    vi.advanceTimersByTime(60_000);
    expect([sent.length, status()]).toEqual([2, "unsaved"]);
  });

  test("a change that waits is not sent any more once saving is not automatic", () => {
    const { store, sent } = makeStore();
    store.set("ab");
    store.use({ initial: "", baseline: null, save: () => new Promise(() => undefined), automatic: false });
    vi.advanceTimersByTime(60_000);
    expect([sent, store.getState().status]).toEqual([[], "unsaved"]);
  });

  test("changes that are stored until the user sends them can be left without a question", () => {
    const { store } = makeStore({ automatic: false });
    const quiet = makeStore({ automatic: false, asksToLeave: false }).store;
    expect(store.asksToLeave()).toBe(false);
    store.set("ab");
    quiet.set("ab");
    expect([store.asksToLeave(), quiet.asksToLeave(), quiet.isUnsaved()]).toEqual([true, false, true]);
  });

  test("changes that waited are sent when saving becomes automatic", () => {
    const made = makeStore({ automatic: false });
    made.store.set("ab");
    made.store.use({ initial: "", baseline: null, save: () => new Promise(() => undefined) });
    vi.advanceTimersByTime(800);
    expect(made.status()).toBe("saving");
  });

  test("a value that is set back while another one is on its way is sent, too", async () => {
    const { store, sent, accept } = makeStore({ baseline: { value: "a", version: null } });
    store.set("b");
    void store.flush();
    store.set("a");
    store.receive({ value: "b", version: null });
    expect(store.getState().value).toBe("a");
    await accept("b", null);
    expect(sent.map(({ value }) => value)).toEqual(["b", "a"]);
  });

  test("leaving and retrying while a save is under way send nothing twice", async () => {
    const { store, sent, accept } = makeStore();
    store.set("b");
    void store.flush();
    void store.leave();
    void store.retry();
    await accept("b", 2);
    expect(sent).toHaveLength(1);
  });

  test("a value that becomes invalid during a save is not sent, not even on leaving", async () => {
    const { store, sent, accept, status } = makeStore({ isValid: (value) => value !== "" });
    store.set("b");
    void store.flush();
    store.set("");
    expect(status()).toBe("saving");
    await accept("b", 2);
    void store.leave();
    expect([sent.length, status(), store.isUnsaved()]).toEqual([1, "invalid", false]);
  });

  test("a value that the server trims is saved once, and stays as it was typed", async () => {
    const { store, sent, accept, status } = makeStore({
      baseline: { value: "a", version: null },
      normalize: (value) => value.trim(),
    });
    store.set("a ");
    expect(status()).toBe("saved");
    store.set("ab ");
    vi.advanceTimersByTime(800);
    await accept("ab", null);
    store.receive({ value: "ab", version: null });
    expect([sent.length, store.getState()]).toEqual([1, { value: "ab ", status: "saved", restored: false }]);
  });

  test("a text that the server composes is saved once, and stays as it was typed", async () => {
    const { store, sent, accept, status } = makeStore({ baseline: { value: "ü", version: 1 } });
    store.set("u\u0308");
    expect([status(), store.isUnsaved()]).toEqual(["saved", false]);
    store.set("u\u0308\vber\u0000");
    vi.advanceTimersByTime(800);
    await accept("ü\nber", 2);
    vi.advanceTimersByTime(60_000);
    expect([sent.length, status(), store.isUnsaved()]).toEqual([1, "saved", false]);
    expect(store.getState().value).toBe("u\u0308\vber\u0000");
  });

  test("a change that the server answers with another value is not sent again and again", async () => {
    const { store, sent, accept, status } = makeStore();
    store.set("ab ");
    void store.flush();
    await accept("ab", 2);
    expect([sent.length, status(), store.getState().value]).toEqual([1, "saved", "ab "]);
  });

  test("listeners are told of changes until they unsubscribe", () => {
    const { store } = makeStore();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.set("b");
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    unsubscribe();
    store.set("c");
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("creating", () => {
  const fresh = { initial: "", baseline: null, isEmpty: (value: string) => value.trim() === "" };

  test("the first save creates the draft, and an empty one is not worth it", async () => {
    const { store, sent, accept, status } = makeStore(fresh);
    store.set("  ");
    vi.advanceTimersByTime(5000);
    await expect(store.saveNow()).resolves.toBeNull();
    store.set("");
    expect(status()).toBe("clean");
    store.set("a");
    vi.advanceTimersByTime(800);
    await accept("a", 1);
    expect([sent, status()]).toEqual([[{ value: "a", version: null }], "saved"]);
  });

  test("saveNow creates what was prefilled and not touched", async () => {
    const { store, sent, accept } = makeStore({ ...fresh, initial: "Delegation" });
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
    const saved = store.saveNow();
    await accept("Delegation", 1);
    await expect(saved).resolves.toEqual({ value: "Delegation", version: 1 });
  });

  test("a lost answer to the first save is no second draft: the same create is sent again, then the newer text", async () => {
    const { store, sent, refuse, accept, status } = makeStore(fresh);
    store.set("a");
    void store.flush();
    await refuse("offline");
    expect(status()).toBe("offline");
    store.set("ab");
    vi.advanceTimersByTime(800);
    // The server has the first text under this id, and says so.
    await accept("a", 1);
    await accept("ab", 2);
    expect(sent).toEqual([
      { value: "a", version: null },
      { value: "ab", version: null },
      { value: "ab", version: 1 },
    ]);
  });
});
