import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftStorage } from "~/features/shared/draft-storage";
import { createMemoryStorage } from "~/features/shared/memory-storage.fixture";
import { clearSavedFirstPost, firstPostId, firstPostKeys } from "./first-post-storage";

let storage: Storage;

beforeEach(() => {
  storage = createMemoryStorage();
  draftStorage.refresh();
  vi.stubGlobal("window", { location: { pathname: "/app" }, sessionStorage: storage });
});
afterEach(() => {
  vi.unstubAllGlobals();
  draftStorage.refresh();
});

test("the id of the first post survives a reload, for its user alone", () => {
  const id = firstPostId("ada").get();
  expect(firstPostId("ada").get()).toBe(id);
  // After a reload only the stored texts are left.
  draftStorage.refresh();
  expect(firstPostId("ada").get()).toBe(id);
  expect(firstPostId("eve").get()).not.toBe(id);
});

test("a renewed id takes the place of the old one", () => {
  const id = firstPostId("ada").get();
  const next = firstPostId("ada").renew();
  expect(next).not.toBe(id);
  expect(firstPostId("ada").get()).toBe(next);
});

test("the end of the onboarding clears a saved first post", () => {
  firstPostId("ada").get();
  draftStorage.write(firstPostKeys.topic("ada"), "My first hundred days");
  clearSavedFirstPost("ada");
  expect(storage.length).toBe(0);
});

test("the end of the onboarding keeps a text that has not been saved, with its id", () => {
  const id = firstPostId("ada").get();
  draftStorage.write(firstPostKeys.draft("ada"), "unsaved");
  clearSavedFirstPost("ada");
  expect(draftStorage.read(firstPostKeys.draft("ada"))).toBe("unsaved");
  expect(firstPostId("ada").get()).toBe(id);
});
