import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDrafts } from "../shared/drafts/clear-drafts";

const FILM = { name: "film.mp4", size: 9, lastModified: 1 };
const HOUR_MS = 3_600_000;

/** A browser's storage, empty. */
function createStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  };
}

/** Opens a tab: what it has stored itself is empty, what the device has stored stays. */
function openTab() {
  vi.stubGlobal("window", { ...window, sessionStorage: createStorage() });
}

/** Opens a page in the tab: its modules are new. */
async function openPage(user = "anna", post = "p1") {
  vi.resetModules();
  return (await import("./interrupted-uploads")).getInterruptedUploads(user, post);
}
const getNames = (uploads: { left: () => readonly { name: string }[] }) =>
  uploads.left().map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2027-03-01T08:00:00Z"), toFake: ["Date"] });
  vi.stubGlobal("window", { localStorage: createStorage(), sessionStorage: createStorage() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("unfinished uploads are interrupted on the next page of the tab, not on their own page", async () => {
  const page = await openPage();
  page.remember(FILM, "/api/media/uploads/1");
  expect(page.left()).toEqual([]);
  const next = await openPage();
  expect(next.left()).toMatchObject([{ ...FILM, place: "/api/media/uploads/1" }]);
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
  expect(window.sessionStorage).toHaveLength(0);
});

test("dismissing removes only the interrupted uploads", async () => {
  (await openPage()).remember(FILM, "/1");
  const page = await openPage();
  page.remember({ ...FILM, name: "other.mp4" }, "/2");
  page.dismiss();
  expect(getNames(await openPage())).toEqual(["other.mp4"]);
});

test("a broken or forbidden storage yields no uploads", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  window.sessionStorage.setItem("takt:draft:uploads:anna:p1", "{");
  window.localStorage.setItem("takt:draft:uploads:anna:p1", '[{"name":1}]');
  expect((await openPage()).left()).toEqual([]);
  vi.stubGlobal("window", {});
  const page = await openPage();
  page.leave([FILM]);
  expect(page.left()).toEqual([]);
});

test("a file whose upload has not begun is told of, and starts over; a known place stays", async () => {
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

test("what a closed tab has left is told in the next tab, where it goes on, and in no third", async () => {
  const page = await openPage();
  page.remember(FILM, "/1");
  page.leave([FILM]);
  openTab();
  const next = await openPage();
  expect(getNames(next)).toEqual(["film.mp4"]);
  expect(next.findUploadUrl(FILM)).toBe("/1");
  expect(getNames(await openPage())).toEqual(["film.mp4"]);
  openTab();
  expect((await openPage()).left()).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test("an upload that goes on in one tab is not told in another", async () => {
  (await openPage()).remember(FILM, "/1");
  openTab();
  expect((await openPage()).left()).toEqual([]);
});

test("a reload tells of a file once", async () => {
  (await openPage()).leave([FILM]);
  expect(getNames(await openPage())).toEqual(["film.mp4"]);
});

test("what is left is told for its post and its member alone", async () => {
  (await openPage()).leave([FILM]);
  openTab();
  expect((await openPage("anna", "p2")).left()).toEqual([]);
  expect((await openPage("ben")).left()).toEqual([]);
  expect(getNames(await openPage())).toEqual(["film.mp4"]);
});

test("another member of the device finds nothing of it, nor does anybody after signing out", async () => {
  for (const next of ["ben", null]) {
    (await openPage()).leave([FILM]);
    openTab();
    clearDrafts(next);
    expect(window.localStorage).toHaveLength(0);
    openTab();
  }
});

test("what is left is forgotten after a day, also of a post that nobody opens again", async () => {
  (await openPage()).leave([FILM]);
  openTab();
  vi.advanceTimersByTime(25 * HOUR_MS);
  expect((await openPage("anna", "p2")).left()).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});
