import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearStoredDrafts } from "../../../shared/clear-stored-drafts";
import { storeDraft, readStoredDraft } from "./stored-draft";

const draft = { content: "Hallo", hashtags: [], visibility: "PUBLIC" as const, media: [] };
const mine = { userId: "u1", postId: "p1" };
const fresh = { userId: "u1", postId: null };
const others = { userId: "u2", postId: null };
let storage: Storage;

beforeEach(() => {
  storage = createStorage();
  vi.stubGlobal("window", { localStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

it("keeps a text and its version on this device", () => {
  storeDraft(mine, draft, 3);
  expect(readStoredDraft(mine)).toEqual({ content: "Hallo", hashtags: [], visibility: "PUBLIC", version: 3 });
  expect(readStoredDraft(others)).toBeNull();
});

it("signing out leaves no text of anybody, and everything else", () => {
  for (const where of [mine, fresh, others]) storeDraft(where, draft, null);
  storage.setItem("theme", "dark");
  expect(storage.length).toBe(4);
  clearStoredDrafts(storage);
  expect([mine, fresh, others].map(readStoredDraft)).toEqual([null, null, null]);
  expect([storage.length, storage.getItem("theme")]).toEqual([1, "dark"]);
});

function createStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}
