import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetLocalCopies } from "../../../shared/forget-local-copies";
import { keepLocalCopy, readLocalCopy } from "./local-copy";

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
  keepLocalCopy(mine, draft, 3);
  expect(readLocalCopy(mine)).toEqual({ content: "Hallo", hashtags: [], visibility: "PUBLIC", version: 3 });
  expect(readLocalCopy(others)).toBeNull();
});

it("signing out leaves no text of anybody, and everything else", () => {
  for (const where of [mine, fresh, others]) keepLocalCopy(where, draft, null);
  storage.setItem("theme", "dark");
  expect(storage.length).toBe(4);
  forgetLocalCopies(storage);
  expect([mine, fresh, others].map(readLocalCopy)).toEqual([null, null, null]);
  expect([storage.length, storage.getItem("theme")]).toEqual([1, "dark"]);
});

function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
