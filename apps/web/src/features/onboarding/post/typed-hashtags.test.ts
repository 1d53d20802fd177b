import { expect, test } from "vitest";
import { formatHashtags, parseHashtags } from "./typed-hashtags";

test.each([
  ["", []],
  ["  , # ", []],
  ["Führung", ["Führung"]],
  ["#Führung, team  Team 2026", ["Führung", "team"]],
  ["#one#two;three\nfour", ["one", "two", "three", "four"]],
  ["#one#two、three · four | five；＃six", ["one", "two", "three", "four", "five", "six"]],
  ["future-of-work", ["futureofwork"]],
])("%j is parsed as %j", (typed, tags) => {
  expect(parseHashtags(typed)).toEqual(tags);
});

test("hashtags beyond the limit of a post are dropped", () => {
  const typed = Array.from({ length: 31 }, (_, i) => `tag${i}`).join(" ");
  expect(parseHashtags(typed)).toHaveLength(30);
});

test("hashtags are written as they are typed", () => {
  const hashtags = ["Führung", "Team", "future_of_work"];
  expect(formatHashtags(hashtags)).toBe("Führung, Team, future_of_work");
  expect(parseHashtags(formatHashtags(hashtags))).toEqual(hashtags);
});
