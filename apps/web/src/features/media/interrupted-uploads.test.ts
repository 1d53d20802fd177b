import { afterEach, beforeEach, expect, test, vi } from "vitest";

const FILM = { name: "film.mp4", size: 9, lastModified: 1 };
const stored = new Map<string, string>();

/** Opens a page: its modules are new, the tab's storage stays. */
async function openPage() {
  vi.resetModules();
  return (await import("./interrupted-uploads")).interruptedUploads;
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("unfinished uploads are interrupted on the next page of the tab, not on their own page", async () => {
  const page = await openPage();
  page.remember(FILM, "/api/media/uploads/1");
  expect(page.left()).toEqual([]);
  const next = await openPage();
  expect(next.left()).toEqual([{ ...FILM, place: "/api/media/uploads/1" }]);
  expect(next.findUploadUrl(FILM)).toBe("/api/media/uploads/1");
  expect(next.findUploadUrl({ ...FILM, lastModified: 2 })).toBeNull();
});

test("a resumed upload is no longer interrupted, and a finished one is removed", async () => {
  (await openPage()).remember(FILM, "/1");
  const page = await openPage();
  const listener = vi.fn();
  page.subscribe(listener);
  page.remember(FILM, "/1");
  expect([page.left(), listener.mock.calls.length]).toEqual([[], 1]);
  page.remove(FILM);
  expect((await openPage()).left()).toEqual([]);
  expect(stored.size).toBe(0);
});

test("dismissing removes only the interrupted uploads", async () => {
  (await openPage()).remember(FILM, "/1");
  const page = await openPage();
  page.remember({ ...FILM, name: "other.mp4" }, "/2");
  page.dismiss();
  expect((await openPage()).left()).toMatchObject([{ name: "other.mp4" }]);
});

test("a broken or forbidden storage yields no uploads", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  stored.set("takt:draft:uploads", "{");
  expect((await openPage()).left()).toEqual([]);
  vi.stubGlobal("window", {});
  const page = await openPage();
  page.remember(FILM, "/1");
  expect(page.left()).toEqual([]);
});

test("a file whose upload has not begun is told of, and begins anew; a known place stays", async () => {
  const page = await openPage();
  page.remember({ ...FILM, name: "waits.mp4" });
  page.remember(FILM, "/1");
  page.remember(FILM);
  const next = await openPage();
  expect(next.left().map(({ name, place }) => [name, place])).toEqual([
    ["waits.mp4", ""],
    ["film.mp4", "/1"],
  ]);
  expect(next.findUploadUrl({ ...FILM, name: "waits.mp4" })).toBeNull();
});
