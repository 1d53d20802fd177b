import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftStorage } from "../draft-storage";
import type { DraftOptions } from "./draft-state";
import {
  closeDraft,
  discardDraft,
  discardOpenDrafts,
  isDraftOpen,
  moveDraft,
  openDraft,
  showDraft,
} from "./open-drafts";
import { storedDraft } from "./stored-draft";

const text = { safeParse: (value: unknown) => ({ success: true as const, data: value as string }) };

/** Opens a draft whose saves fail until the test says otherwise. */
function open(key: string, options: Partial<DraftOptions<string>> = {}) {
  const save = vi.fn((_value: string) => Promise.reject<never>(new Error("no answer")));
  const store = openDraft<string>(key, {
    initial: "",
    baseline: { value: "a", version: 1 },
    save,
    storage: storedDraft(key, text),
    ...options,
  });
  return { store, save };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("window", {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a draft with something unsaved stays open, and one without is let go", () => {
  const { store } = open("closed");
  store.set("ab");
  closeDraft(store);
  expect(open("closed").store).toBe(store);
  store.set("a");
  closeDraft(store);
  expect(isDraftOpen("closed")).toBe(false);
});

test("a draft that is shown stays open", () => {
  const { store } = open("shown");
  const hide = store.subscribe(() => undefined);
  closeDraft(store);
  expect(isDraftOpen("shown")).toBe(true);
  hide();
  closeDraft(store);
  expect(isDraftOpen("shown")).toBe(false);
});

describe("a draft that nobody shows any more", () => {
  /** Opens a draft on a page that can be left, types, and leaves its screen; its save fails. */
  async function leaveScreen(key: string, options: Partial<DraftOptions<string>> = {}) {
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    vi.stubGlobal("window", page);
    vi.stubGlobal("document", page);
    const { store } = open(key, options);
    showDraft(key, store);
    store.set("ab");
    await store.leave();
    closeDraft(store);
    const isAsked = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    return { store, isAsked };
  }

  test("is guarded until the server has it", async () => {
    const { store, isAsked } = await leaveScreen("guarded");
    expect(isAsked()).toBe(true);
    // The page was about to be closed, which has tried once more.
    await store.leave();
    store.reset({ value: "ab", version: 2 });
    expect(isAsked()).toBe(false);
    closeDraft(store);
    expect(isDraftOpen("guarded")).toBe(false);
  });

  test("is not guarded when its changes wait for the user, who has left them", async () => {
    const { store, isAsked } = await leaveScreen("left", { automatic: false });
    expect([store.isUnsaved(), isAsked()]).toEqual([true, false]);
    discardDraft("left");
  });

  test("is not guarded when it is discarded", async () => {
    const { isAsked } = await leaveScreen("thrown-away");
    discardDraft("thrown-away");
    expect(isAsked()).toBe(false);
  });
});

test("a draft that has got another id is open under that alone", () => {
  const { store } = open("from");
  store.set("ab");
  moveDraft("from", "to");
  expect([isDraftOpen("from"), open("to").store === store]).toEqual([false, true]);
  moveDraft("unknown", "to");
  expect(open("to").store).toBe(store);
});

test("a discarded draft is not sent, not stored and not open any more", async () => {
  const { store, save } = open("discarded");
  store.set("ab");
  discardDraft("discarded");
  await vi.advanceTimersByTimeAsync(60_000);
  await store.leave();
  expect(save).not.toHaveBeenCalled();
  expect([isDraftOpen("discarded"), draftStorage.read("discarded")]).toEqual([false, ""]);
});

test("a save under way does not store a discarded draft again", async () => {
  const { store, save } = open("under-way");
  store.set("ab");
  void store.flush();
  discardDraft("under-way");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([save.mock.calls.length, draftStorage.read("under-way")]).toEqual([1, ""]);
});

test("a draft that could not be discarded is stored as before", () => {
  const { store } = open("kept");
  store.set("ab");
  discardDraft("kept")();
  expect(storedDraft("kept", text).read()).toEqual({ value: "ab", version: 1 });
});

test("the drafts of other users are discarded when a user signs in, and those of the user stay open", async () => {
  const [mine, foreign] = [open("noun:u:d"), open("noun:v:d")];
  for (const { store } of [mine, foreign]) store.set("ab");
  discardOpenDrafts("u");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([mine.save.mock.calls.length, foreign.save.mock.calls.length]).toEqual([1, 0]);
  expect(["noun:u:d", "noun:v:d"].map(isDraftOpen)).toEqual([true, false]);
  expect([draftStorage.read("noun:u:d") === "", draftStorage.read("noun:v:d")]).toEqual([false, ""]);
});

test("signing out discards the drafts of all users", () => {
  open("noun:u:d").store.set("ab");
  discardOpenDrafts(null);
  expect([isDraftOpen("noun:u:d"), draftStorage.read("noun:u:d")]).toEqual([false, ""]);
});
