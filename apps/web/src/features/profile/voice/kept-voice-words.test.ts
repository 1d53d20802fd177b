import { beforeEach, expect, test, vi } from "vitest";
import { keptText } from "../../shared/kept-text";
import { createKeptVoiceWords } from "./kept-voice-words";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  for (const user of ["u", "v"]) keptText.write(`voice-words:${user}:en`, "");
});

test("kept with what the sheet said when the change began", () => {
  let sheet = { was: "Old.", version: 3 };
  const copy = createKeptVoiceWords("u", "en", () => sheet);
  expect([copy.read(), copy.typedOn()]).toEqual([null, null]);
  copy.write("Mi");
  sheet = { was: "Theirs.", version: 4 };
  copy.write("Mine.");
  const next = createKeptVoiceWords("u", "en", () => sheet);
  expect([next.read(), next.typedOn()]).toMatchObject(["Mine.", { was: "Old.", version: 3 }]);
  next.rebase();
  expect(next.typedOn()).toMatchObject({ was: "Theirs.", version: 4 });
  next.write(null);
  expect([copy.read(), copy.typedOn()]).toEqual([null, null]);
});

test("each user and language its own; empty words are words", () => {
  const sheet = () => ({ was: "Old.", version: 3 });
  createKeptVoiceWords("u", "en", sheet).write("");
  expect(createKeptVoiceWords("u", "en", sheet).read()).toBe("");
  expect(createKeptVoiceWords("u", "de", sheet).read()).toBeNull();
  expect(createKeptVoiceWords("v", "en", sheet).read()).toBeNull();
});

test("without a sheet, and from what is no such copy: nothing", () => {
  const copy = createKeptVoiceWords("u", "en", () => null);
  copy.write("Mine.");
  expect(copy.read()).toBeNull();
  for (const text of ["{", "null", '{"text":"a"}']) {
    keptText.write("voice-words:u:en", text);
    expect(copy.read()).toBeNull();
  }
});
