import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearStoredDrafts } from "../shared/clear-stored-drafts";

const stored = new Map<string, string>();
const storage = {
  get length() {
    return stored.size;
  },
  key: (index: number) => [...stored.keys()][index] ?? null,
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** As after a reload: what is only in memory is gone. */
async function freshPage() {
  vi.resetModules();
  return (await import("./waitlist-draft-storage")).waitlistDraftStorage;
}

beforeEach(() => {
  stored.clear();
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
  const listener = vi.fn();
  const stop = page.subscribe(listener);
  page.write("ada", "First words");
  page.write("ada", "");
  stop();
  page.write("ada", "x");
  expect(listener).toHaveBeenCalledTimes(2);
  page.write("ada", "");
  expect(stored.size).toBe(0);
});

test("signing out removes it from the device", async () => {
  (await freshPage()).write("ada", "First words");
  clearStoredDrafts(storage as unknown as Storage);
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
