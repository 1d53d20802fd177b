import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetLocalCopies } from "../shared/forget-local-copies";

const kept = new Map<string, string>();
const storage = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

/** As after a reload: what is only in memory is gone. */
async function freshPage() {
  vi.resetModules();
  return (await import("./kept-draft")).keptDraft;
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", { localStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

test("survives a reload, for its user alone", async () => {
  (await freshPage()).write("ada", "First words");
  const page = await freshPage();
  expect(page.read("ada")).toBe("First words");
  expect(page.read("eve")).toBe("");
});

test("an empty text leaves nothing behind, and listeners hear of it", async () => {
  const page = await freshPage();
  const heard = vi.fn();
  const stop = page.subscribe(heard);
  page.write("ada", "First words");
  page.write("ada", "");
  stop();
  page.write("ada", "x");
  expect(heard).toHaveBeenCalledTimes(2);
  page.write("ada", "");
  expect(kept.size).toBe(0);
});

test("signing out removes it from the device", async () => {
  (await freshPage()).write("ada", "First words");
  forgetLocalCopies(storage as unknown as Storage);
  expect((await freshPage()).read("ada")).toBe("");
});

test("a storage that refuses keeps it as long as the page lives", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new Error("forbidden");
    },
  });
  const page = await freshPage();
  page.write("ada", "First words");
  expect(page.read("ada")).toBe("First words");
});
