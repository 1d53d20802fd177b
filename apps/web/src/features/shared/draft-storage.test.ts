import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryStorage } from "./memory-storage.fixture";

/** Null: it is forbidden. */
let storage: Storage | null;

/** A page: its modules are new, the tab's storage is not. */
async function openPage(pathname = "/app/posts") {
  vi.stubGlobal("window", { ...(storage && { sessionStorage: storage }), location: { pathname } });
  vi.resetModules();
  return (await import("./draft-storage")).draftStorage;
}

beforeEach(() => {
  storage = createMemoryStorage();
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

test("no workspace has what was typed in another, in either language, nor lists its keys", async () => {
  const page = await openPage("/app/w/studio/content/create");
  page.write("post:ada:new", "In the studio");
  const same = await openPage("/de/app/w/studio/posts");
  expect([same.read("post:ada:new"), same.list("post:ada")]).toEqual(["In the studio", ["post:ada:new"]]);
  for (const elsewhere of ["/app/content/create", "/app/w/other", "/de/app"]) {
    const other = await openPage(elsewhere);
    expect([other.read("post:ada:new"), other.list("post:ada")]).toEqual(["", []]);
  }
});

test("an empty text leaves nothing behind, and who listens is told", async () => {
  const page = await openPage();
  const listener = vi.fn();
  const stop = page.subscribe(listener);
  page.write("feedback", "Hallo");
  page.write("feedback", "");
  stop();
  page.write("feedback", "unheard");
  page.write("feedback", "");
  expect([storage!.length, listener.mock.calls.length]).toEqual([0, 2]);
  expect((await openPage()).read("feedback")).toBe("");
});

test("the drafts of a noun are listed by their keys", async () => {
  const page = await openPage();
  for (const key of ["post:u:1", "post:v:1", "post:u:2"]) page.write(key, "Hallo");
  page.write("post:u:1", "");
  expect(page.list("post:u:")).toEqual(["post:u:2"]);
});

test("a draft that another page has changed is read again", async () => {
  const page = await openPage();
  page.write("feedback", "Hallo");
  (await openPage()).write("feedback", "Hallo Welt");
  expect(page.read("feedback")).toBe("Hallo Welt");
});

test("a refresh tells who listens, and forgets what the storage has rejected", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const page = await openPage();
  const listener = vi.fn();
  vi.stubGlobal("window", {});
  page.write("feedback", "Hallo");
  page.subscribe(listener);
  page.refresh();
  expect([page.read("feedback"), listener.mock.calls.length]).toEqual(["", 1]);
});

test("a forbidden or full storage: the page itself still has the text", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  storage = null;
  const page = await openPage();
  page.write("feedback", "Hallo");
  expect(page.read("feedback")).toBe("Hallo");
  expect((await openPage()).read("feedback")).toBe("");
});
