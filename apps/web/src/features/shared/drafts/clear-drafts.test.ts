import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryStorage } from "../memory-storage.fixture";
import { draftStorage, localDraftStorage } from "../draft-storage";
import { clearDrafts } from "./clear-drafts";

let device: Storage;
let tab: Storage;

/** Another tab of the same browser. */
function openTab() {
  tab = createMemoryStorage();
  vi.stubGlobal("window", { location: { pathname: "/app" }, localStorage: device, sessionStorage: tab });
}
const getKeys = (storage: Storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i)).sort();

beforeEach(() => {
  device = createMemoryStorage();
  openTab();
  // Other tests share the module.
  draftStorage.refresh();
  localDraftStorage.refresh();
  device.setItem("takt:language", "de");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page load of the same user clears nothing", () => {
  clearDrafts("ada");
  localDraftStorage.write("post:ada:1", "Hello");
  draftStorage.write("feedback", "Hello");
  clearDrafts("ada");
  expect([localDraftStorage.read("post:ada:1"), draftStorage.read("feedback")]).toEqual(["Hello", "Hello"]);
});

test("another user who signs in clears the drafts of the first, in this tab and on this device", () => {
  clearDrafts("ada");
  localDraftStorage.write("post:ada:1", "Hello");
  draftStorage.write("feedback", "Hello");
  const listener = vi.fn();
  const stops = [draftStorage, localDraftStorage].map((storage) => storage.subscribe(listener));
  clearDrafts("eve");
  expect([getKeys(device), getKeys(tab)]).toEqual([["takt:language"], ["takt:draft:owner"]]);
  expect(listener).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
});

test("another user who signs in in a new tab clears the drafts of the first on this device", () => {
  clearDrafts("ada");
  localDraftStorage.write("post:ada:1", "Hello");
  localDraftStorage.write("post:eve:2", "Hello again");
  openTab();
  clearDrafts("eve");
  expect(getKeys(device)).toEqual(["takt:draft:text:post:eve:2", "takt:language"]);
});

test("signing out clears the drafts of all users, and nothing else", () => {
  clearDrafts("ada");
  localDraftStorage.write("post:ada:1", "Hello");
  draftStorage.write("feedback", "Hello");
  clearDrafts(null);
  expect([getKeys(device), getKeys(tab)]).toEqual([["takt:language"], []]);
});

test.each([
  ["localStorage", "sessionStorage"],
  ["sessionStorage", "localStorage"],
])("when %s is forbidden, the drafts in %s are still cleared", (forbidden, other) => {
  vi.spyOn(console, "warn").mockReturnValue();
  tab.setItem("takt:draft:text:x", "Typed");
  vi.stubGlobal("window", {
    location: { pathname: "/app" },
    get [forbidden]() {
      throw new Error("forbidden");
    },
    [other]: tab,
  });
  clearDrafts(null);
  expect(getKeys(tab)).toEqual([]);
});
