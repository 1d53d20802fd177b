import * as z from "zod/mini";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftStorage } from "../draft-storage";
import { storedDraft } from "./stored-draft";

const KEY = "stored-draft:u:d";
const read = () => storedDraft(KEY, z.string()).read();

beforeEach(() => {
  // Without a storage the drafts last as long as the page.
  vi.spyOn(console, "warn").mockReturnValue();
  draftStorage.write(KEY, "");
});
afterEach(() => vi.restoreAllMocks());

test("a draft is read as it was written, also an empty text and one without a version", () => {
  const { write } = storedDraft(KEY, z.string());
  expect(read()).toBeNull();
  for (const draft of [
    { value: "Hallo", version: 3 },
    { value: "", version: null },
  ]) {
    write(draft);
    expect(read()).toEqual(draft);
  }
  write(null);
  expect([read(), draftStorage.read(KEY)]).toEqual([null, ""]);
});

test("each user and draft has another key", () => {
  storedDraft(KEY, z.string()).write({ value: "Hallo", version: 3 });
  expect(storedDraft("stored-draft:v:d", z.string()).read()).toBeNull();
});

test("what is no such draft is not used", () => {
  for (const text of ["{", "null", "1", '{"text":"a","version":1}', '{"value":1,"version":1}']) {
    draftStorage.write(KEY, text);
    expect(read()).toBeNull();
  }
});

test("a version that is no number counts as none", () => {
  draftStorage.write(KEY, '{"value":"Hallo","version":"3"}');
  expect(read()).toEqual({ value: "Hallo", version: null });
});

test("a draft can be stored elsewhere", () => {
  const texts = { read: vi.fn(() => '{"value":"Hallo","version":1}'), write: vi.fn() };
  const stored = storedDraft(KEY, z.string(), texts);
  expect(stored.read()).toEqual({ value: "Hallo", version: 1 });
  stored.write(null);
  expect(texts.write).toHaveBeenCalledWith(KEY, "");
});
