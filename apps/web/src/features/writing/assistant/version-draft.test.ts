import { resultDraft, type ResultDraft } from "@takt/domain/writing/model/result-draft";
import { beforeEach, expect, test, vi } from "vitest";
import { storedDraft } from "~/features/shared/drafts/stored-draft";
import { versionKey, versionWithStoredDraft } from "./version-draft";
import { createVersion } from "./create-version.fixture";

const draft = { text: "Mine", hashtags: ["Remote"] };
const [one, two] = [createVersion(1), createVersion(2)];
const createStorage = (id: string, userId = "u") => storedDraft(versionKey(userId, id), resultDraft);
const store = (id: string, value: ResultDraft = draft) => createStorage(id).write({ value, version: null });

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  for (const { id } of [one, two]) createStorage(id).write(null);
});

test("the newest version with a stored text is found", () => {
  expect(versionWithStoredDraft("u", [one, two])).toBeNull();
  store(one.id);
  expect(versionWithStoredDraft("u", [one, two])).toBe(one);
  store(two.id);
  expect(versionWithStoredDraft("u", [one, two])).toBe(two);
});

test("another user's text is not found", () => {
  store(one.id);
  expect(versionWithStoredDraft("v", [one, two])).toBeNull();
});

test("a text that has become a version although the answer was lost is removed", () => {
  const edited = createVersion(3, { kind: "edited", basedOn: one.id, ...draft });
  for (const other of [
    { ...edited, text: "Min" },
    { ...edited, basedOn: two.id },
  ]) {
    store(one.id);
    expect(versionWithStoredDraft("u", [one, two, other])).toBe(one);
  }
  expect(versionWithStoredDraft("u", [one, two, edited])).toBeNull();
  expect(createStorage(one.id).read()).toBeNull();
});
