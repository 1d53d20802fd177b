import { beforeEach, expect, test, vi } from "vitest";
import { draftStorage } from "../../shared/draft-storage";
import { createVoiceDraftStorage } from "./voice-draft-storage";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  for (const user of ["u", "v"]) draftStorage.write(`voice-words:${user}:en`, "");
});

test("kept with what the sheet said when the change began", () => {
  let sheet = { was: "Old.", version: 3 };
  const copy = createVoiceDraftStorage("u", "en", () => sheet);
  expect([copy.read(), copy.draftBase()]).toEqual([null, null]);
  copy.write("Mi");
  sheet = { was: "Theirs.", version: 4 };
  copy.write("Mine.");
  const next = createVoiceDraftStorage("u", "en", () => sheet);
  expect([next.read(), next.draftBase()]).toMatchObject(["Mine.", { was: "Old.", version: 3 }]);
  next.rebase();
  expect(next.draftBase()).toMatchObject({ was: "Theirs.", version: 4 });
  next.write(null);
  expect([copy.read(), copy.draftBase()]).toEqual([null, null]);
});

test("each user and language its own; empty words are words", () => {
  const sheet = () => ({ was: "Old.", version: 3 });
  createVoiceDraftStorage("u", "en", sheet).write("");
  expect(createVoiceDraftStorage("u", "en", sheet).read()).toBe("");
  expect(createVoiceDraftStorage("u", "de", sheet).read()).toBeNull();
  expect(createVoiceDraftStorage("v", "en", sheet).read()).toBeNull();
});

test("without a sheet, and from what is no such copy: nothing", () => {
  const copy = createVoiceDraftStorage("u", "en", () => null);
  copy.write("Mine.");
  expect(copy.read()).toBeNull();
  for (const text of ["{", "null", '{"text":"a"}']) {
    draftStorage.write("voice-words:u:en", text);
    expect(copy.read()).toBeNull();
  }
});
