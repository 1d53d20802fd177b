import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetLocalCopies } from "./forget-local-copies";

let storage: Storage;

/** A page: its modules are new, the tab's storage is not. */
async function openPage() {
  vi.resetModules();
  return (await import("./kept-text")).keptText;
}

beforeEach(() => {
  storage = createStorage();
  vi.stubGlobal("window", { sessionStorage: storage });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the next page of the tab has what was typed; each key its own", async () => {
  const page = await openPage();
  page.write("feedback", "Hallo");
  expect(page.read("feedback")).toBe("Hallo");
  const next = await openPage();
  expect([next.read("feedback"), next.read("other")]).toEqual(["Hallo", ""]);
});

test("an empty text leaves nothing behind, and who listens is told", async () => {
  const page = await openPage();
  const heard = vi.fn();
  const stop = page.subscribe(heard);
  page.write("feedback", "Hallo");
  page.write("feedback", "");
  stop();
  page.write("feedback", "unheard");
  page.write("feedback", "");
  expect([storage.length, heard.mock.calls.length]).toEqual([0, 2]);
  expect((await openPage()).read("feedback")).toBe("");
});

test("signing out forgets it", async () => {
  (await openPage()).write("feedback", "Hallo");
  forgetLocalCopies(storage);
  expect([storage.length, (await openPage()).read("feedback")]).toEqual([0, ""]);
});

test("emptied by somebody else, it is read anew", async () => {
  const page = await openPage();
  page.write("feedback", "Hallo");
  forgetLocalCopies(storage);
  page.refresh();
  expect(page.read("feedback")).toBe("");
});

test("a forbidden or full storage: the page itself still has the text", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("window", {});
  const page = await openPage();
  page.write("feedback", "Hallo");
  expect(page.read("feedback")).toBe("Hallo");
  expect((await openPage()).read("feedback")).toBe("");
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
