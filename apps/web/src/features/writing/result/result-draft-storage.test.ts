import { beforeEach, expect, test, vi } from "vitest";
import { draftStorage } from "../../shared/draft-storage";
import { createResultDraftStorage, versionWithStoredDraft } from "./result-draft-storage";
import { versionOf } from "./version-of.fixture";

const owner = { userId: "u", compositionId: "c" };
const draft = { text: "Mine", hashtags: ["Remote"] };
const [one, two] = [versionOf(1), versionOf(2)];
const storageOf = (id: string, of = owner) => createResultDraftStorage(of, id);

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  for (const { id } of [one, two]) storageOf(id).write(null);
});

test("storageOf for this version of this composition of this user, until forgotten", () => {
  storageOf(one.id).write(draft);
  expect(storageOf(one.id).read()).toEqual(draft);
  for (const other of [
    { ...owner, userId: "v" },
    { ...owner, compositionId: "d" },
  ])
    expect(storageOf(one.id, other).read()).toBeNull();
  expect(storageOf(two.id).read()).toBeNull();
  storageOf(one.id).write(null);
  expect(storageOf(one.id).read()).toBeNull();
});

test("the change has become a version: what is typed since belongs to that", () => {
  const copy = storageOf(one.id);
  copy.write(draft);
  copy.move(two.id);
  expect([copy.read(), storageOf(one.id).read(), storageOf(two.id).read()]).toEqual([draft, null, draft]);
  copy.move(two.id);
  copy.write(null);
  expect(storageOf(two.id).read()).toBeNull();
});

test("what is no draft is nothing", () => {
  for (const text of [
    "{",
    "3",
    "null",
    '{"text":3,"hashtags":[]}',
    '{"text":"a"}',
    '{"text":"a","hashtags":[1]}',
  ]) {
    draftStorage.write("writing-text:u:c:version-1", text);
    expect(storageOf(one.id).read()).toBeNull();
  }
});

test("the version to show: the newest one with storageOf draft", () => {
  expect(versionWithStoredDraft(owner, [one, two])).toBeNull();
  storageOf(one.id).write(draft);
  expect(versionWithStoredDraft(owner, [one, two])).toBe(one);
  storageOf(two.id).write(draft);
  expect(versionWithStoredDraft(owner, [one, two])).toBe(two);
});

test("draft that have arrived, only the answer was lost, are forgotten", () => {
  const edited = versionOf(3, { kind: "edited", basedOn: one.id, ...draft });
  for (const other of [
    { ...edited, text: "Min" },
    { ...edited, basedOn: two.id },
  ]) {
    storageOf(one.id).write(draft);
    expect(versionWithStoredDraft(owner, [one, two, other])).toBe(one);
  }
  expect(versionWithStoredDraft(owner, [one, two, edited])).toBeNull();
  expect(storageOf(one.id).read()).toBeNull();
});
