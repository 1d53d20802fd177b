import { afterEach, expect, test, vi } from "vitest";
import { clearAllStoredDrafts } from "./clear-all-stored-drafts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["localStorage", "sessionStorage"],
  ["sessionStorage", "localStorage"],
])("when %s is forbidden, the drafts in %s are still cleared", (forbidden, other) => {
  vi.spyOn(console, "warn").mockReturnValue();
  const stored = new Map([
    ["takt:draft:x", "Typed"],
    ["takt:language", "de"],
  ]);
  vi.stubGlobal("window", {
    get [forbidden]() {
      throw new Error("forbidden");
    },
    [other]: {
      length: stored.size,
      key: (index: number) => [...stored.keys()][index] ?? null,
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  clearAllStoredDrafts();
  expect([...stored.keys()]).toEqual(["takt:language"]);
});
