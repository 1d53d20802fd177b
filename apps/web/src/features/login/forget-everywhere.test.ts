import { afterEach, expect, test, vi } from "vitest";
import { forgetEverywhere } from "./forget-everywhere";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["localStorage", "sessionStorage"],
  ["sessionStorage", "localStorage"],
])("%s is forbidden: what %s has is forgotten all the same", (forbidden, other) => {
  vi.spyOn(console, "warn").mockReturnValue();
  const kept = new Map([
    ["takt:draft:x", "Typed"],
    ["takt:language", "de"],
  ]);
  vi.stubGlobal("window", {
    get [forbidden]() {
      throw new Error("forbidden");
    },
    [other]: {
      length: kept.size,
      key: (index: number) => [...kept.keys()][index] ?? null,
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  forgetEverywhere();
  expect([...kept.keys()]).toEqual(["takt:language"]);
});
