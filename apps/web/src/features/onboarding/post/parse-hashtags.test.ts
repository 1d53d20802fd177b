import { expect, test } from "vitest";
import { parseHashtags } from "./parse-hashtags";

test.each([
  ["", []],
  ["  , # ", []],
  ["Führung", ["Führung"]],
  ["#Führung, team  Team 2026", ["Führung", "team"]],
  ["#one#two;three\nfour", ["one", "two", "three", "four"]],
  ["future-of-work", ["futureofwork"]],
])("%j is parsed as %j", (typed, tags) => {
  expect(parseHashtags(typed)).toEqual(tags);
});

test("hashtags beyond the limit of a post are dropped", () => {
  const typed = Array.from({ length: 31 }, (_, i) => `tag${i}`).join(" ");
  expect(parseHashtags(typed)).toHaveLength(30);
});
