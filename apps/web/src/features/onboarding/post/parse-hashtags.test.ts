import { expect, test } from "vitest";
import { parseHashtags } from "./parse-hashtags";

test.each([
  ["", []],
  ["  , # ", []],
  ["Führung", ["Führung"]],
  ["#Führung, team  Team 2026", ["Führung", "team"]],
  ["#one#two;three\nfour", ["one", "two", "three", "four"]],
  ["future-of-work", ["futureofwork"]],
])("%j -> %j", (typed, tags) => {
  expect(parseHashtags(typed)).toEqual(tags);
});

test("no more than a post takes", () => {
  const typed = Array.from({ length: 31 }, (_, i) => `tag${i}`).join(" ");
  expect(parseHashtags(typed)).toHaveLength(30);
});
