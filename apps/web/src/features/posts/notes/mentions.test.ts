import { expect, test } from "vitest";
import { splitAtMentions } from "@takt/domain/posts/model/find-mentions";
import { findMentioned, findPeople, readMentionQuery } from "./mentions";

const PEOPLE = [
  { userId: "1", name: "Anna" },
  { userId: "2", name: "Anna Berg" },
  { userId: "3", name: "José Núñez" },
  { userId: "4", name: "Anna" },
];

test.each([
  ["@Anna please look", ["1", "4"]],
  ["@Anna Berg, please look", ["2"]],
  ["@Anna Bergmann is somebody else", ["1", "4"]],
  ["(@José Núñez) and @Anna Berg", ["2", "3"]],
  ["@Annabel", []],
  ["mail@Anna.example", []],
  ["Anna without a sign", []],
])("%j mentions %j", (text, ids) => {
  expect(findMentioned(text, PEOPLE)).toEqual(ids);
});

test("a text is split at its mentions, and the parts joined are the text", () => {
  const text = "Hi @Anna Berg and @José Núñez!";
  const parts = splitAtMentions(text, PEOPLE);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter(({ isMention }) => isMention).map((part) => part.text)).toEqual([
    "@Anna Berg",
    "@José Núñez",
  ]);
  expect(splitAtMentions("", PEOPLE)).toEqual([]);
});

test.each([
  ["@", 1, { at: 0, typed: "" }],
  ["Hi @Anna B", 10, { at: 3, typed: "Anna B" }],
  ["Hi @Anna B", 6, { at: 3, typed: "An" }],
  ["Hi @Anna", 2, null],
  ["a@b", 3, null],
  ["@ now", 5, null],
  ["@Anna\nnow", 9, null],
])("in %j with the cursor at %d the mention being typed is %j", (text, cursor, query) => {
  expect(readMentionQuery(text, cursor)).toEqual(query);
});

test.each([
  ["", ["1", "2", "3", "4"]],
  ["be", ["2"]],
  ["anna b", ["2"]],
  ["nune", ["3"]],
  ["nna", []],
  ["Anna Berg ", []],
])("what is typed as %j finds %j", (typed, ids) => {
  expect(findPeople(PEOPLE, typed).map(({ userId }) => userId)).toEqual(ids);
});
