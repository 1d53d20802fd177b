import { resultDraft, type ResultDraft } from "@takt/domain/writing/model/result-draft";
import { beforeEach, expect, test, vi } from "vitest";
import { storedDraft } from "~/features/shared/drafts/stored-draft";
import { versionKey, versionWithStoredDraft } from "./version-draft";
import { versionOf } from "./version-of.fixture";

const draft = { text: "Mine", hashtags: ["Remote"] };
const [one, two] = [versionOf(1), versionOf(2)];
const storageOf = (id: string, userId = "u") => storedDraft(versionKey(userId, id), resultDraft);
const store = (id: string, value: ResultDraft = draft) => storageOf(id).write({ value, version: null });

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  for (const { id } of [one, two]) storageOf(id).write(null);
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
  const edited = versionOf(3, { kind: "edited", basedOn: one.id, ...draft });
  for (const other of [
    { ...edited, text: "Min" },
    { ...edited, basedOn: two.id },
  ]) {
    store(one.id);
    expect(versionWithStoredDraft("u", [one, two, other])).toBe(one);
  }
  expect(versionWithStoredDraft("u", [one, two, edited])).toBeNull();
  expect(storageOf(one.id).read()).toBeNull();
});
