import { expect, test } from "vitest";
import { clearStoredDrafts } from "./clear-stored-drafts";

const KEYS = [
  "takt:draft:text:post:u:1",
  "takt:draft:text:post:v:1",
  "takt:draft:u:waiting",
  "takt:draft:uploads",
  "takt:language",
];

/** The keys that are left. */
function clear(exceptUserId?: string): string[] {
  const left = new Set(KEYS);
  const storage: Pick<Storage, "length" | "key" | "removeItem"> = {
    length: left.size,
    key: (index) => [...left][index] ?? null,
    removeItem: (key) => void left.delete(key),
  };
  clearStoredDrafts(storage as Storage, exceptUserId);
  return [...left];
}

test("the drafts of all users are cleared, and nothing else", () => {
  expect(clear()).toEqual(["takt:language"]);
});

test("the drafts of one user stay", () => {
  expect(clear("u")).toEqual(["takt:draft:text:post:u:1", "takt:draft:u:waiting", "takt:language"]);
});
