import { afterEach, beforeEach, expect, test, vi } from "vitest";

const FILM = { name: "film.mp4", size: 9, lastModified: 1 };
const kept = new Map<string, string>();

/** A page: its modules are new, the tab's storage is not. */
async function openPage() {
  vi.resetModules();
  return (await import("./interrupted-uploads")).interruptedUploads;
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what a page has begun and not ended, the next page of the tab knows; itself it does not count", async () => {
  const page = await openPage();
  page.remember(FILM, "/api/media/uploads/1");
  expect(page.left()).toEqual([]);
  const next = await openPage();
  expect(next.left()).toEqual([{ ...FILM, place: "/api/media/uploads/1" }]);
  expect(next.placeOf(FILM)).toBe("/api/media/uploads/1");
  expect(next.placeOf({ ...FILM, lastModified: 2 })).toBeNull();
});

test("chosen again, it is no longer interrupted; ended, nothing is remembered", async () => {
  (await openPage()).remember(FILM, "/1");
  const page = await openPage();
  const heard = vi.fn();
  page.subscribe(heard);
  page.remember(FILM, "/1");
  expect([page.left(), heard.mock.calls.length]).toEqual([[], 1]);
  page.forget(FILM);
  expect((await openPage()).left()).toEqual([]);
  expect(kept.size).toBe(0);
});

test("dismissed, only what was left is forgotten", async () => {
  (await openPage()).remember(FILM, "/1");
  const page = await openPage();
  page.remember({ ...FILM, name: "other.mp4" }, "/2");
  page.forgetLeft();
  expect((await openPage()).left()).toMatchObject([{ name: "other.mp4" }]);
});

test("what is broken there, or forbidden, is nothing", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  kept.set("takt:draft:uploads", "{");
  expect((await openPage()).left()).toEqual([]);
  vi.stubGlobal("window", {});
  const page = await openPage();
  page.remember(FILM, "/1");
  expect(page.left()).toEqual([]);
});
