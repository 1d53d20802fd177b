import { beforeEach, expect, test, vi } from "vitest";
import { keptText } from "../../shared/kept-text";
import { createKeptWords, versionWithKeptWords } from "./kept-words";
import { versionOf } from "./version-of.fixture";

const whose = { userId: "u", compositionId: "c" };
const words = { text: "Mine", hashtags: ["Remote"] };
const [one, two] = [versionOf(1), versionOf(2)];
const kept = (id: string, of = whose) => createKeptWords(of, id);

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  for (const { id } of [one, two]) kept(id).write(null);
});

test("kept for this version of this composition of this user, until forgotten", () => {
  kept(one.id).write(words);
  expect(kept(one.id).read()).toEqual(words);
  for (const other of [
    { ...whose, userId: "v" },
    { ...whose, compositionId: "d" },
  ])
    expect(kept(one.id, other).read()).toBeNull();
  expect(kept(two.id).read()).toBeNull();
  kept(one.id).write(null);
  expect(kept(one.id).read()).toBeNull();
});

test("the change has become a version: what is typed since belongs to that", () => {
  const copy = kept(one.id);
  copy.write(words);
  copy.move(two.id);
  expect([copy.read(), kept(one.id).read(), kept(two.id).read()]).toEqual([words, null, words]);
  copy.move(two.id);
  copy.write(null);
  expect(kept(two.id).read()).toBeNull();
});

test("what is no words is nothing", () => {
  for (const text of [
    "{",
    "3",
    "null",
    '{"text":3,"hashtags":[]}',
    '{"text":"a"}',
    '{"text":"a","hashtags":[1]}',
  ]) {
    keptText.write("writing-text:u:c:version-1", text);
    expect(kept(one.id).read()).toBeNull();
  }
});

test("the version to show: the newest one with kept words", () => {
  expect(versionWithKeptWords(whose, [one, two])).toBeNull();
  kept(one.id).write(words);
  expect(versionWithKeptWords(whose, [one, two])).toBe(one);
  kept(two.id).write(words);
  expect(versionWithKeptWords(whose, [one, two])).toBe(two);
});

test("words that have arrived, only the answer was lost, are forgotten", () => {
  const edited = versionOf(3, { kind: "edited", basedOn: one.id, ...words });
  for (const other of [
    { ...edited, text: "Min" },
    { ...edited, basedOn: two.id },
  ]) {
    kept(one.id).write(words);
    expect(versionWithKeptWords(whose, [one, two, other])).toBe(one);
  }
  expect(versionWithKeptWords(whose, [one, two, edited])).toBeNull();
  expect(kept(one.id).read()).toBeNull();
});
