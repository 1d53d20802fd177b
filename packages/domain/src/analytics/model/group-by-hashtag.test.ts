import { toHashtag } from "@takt/text/hashtag";
import { expect, test } from "vitest";
import { groupByHashtag } from "./group-by-hashtag";

const post = (text: string, impressions: number | null = null, engagements: number | null = null) => ({
  text,
  impressions,
  engagements,
});

test("a post counts once for each of its hashtags, whatever their case", () => {
  expect(groupByHashtag([post("#Takt, #takt and #TAKT", 10, 1), post("#takt", 5)], 9)).toEqual([
    { hashtag: "takt", posts: 2, known: 2, impressions: 15, rated: { impressions: 10, engagements: 1 } },
  ]);
});

test("a post without figures counts, and adds nothing", () => {
  expect(groupByHashtag([post("#a"), post("#a", null, 3)], 9)).toEqual([
    { hashtag: "a", posts: 2, known: 0, impressions: 0, rated: { impressions: 0, engagements: 0 } },
  ]);
});

test("the most used hashtags come first, then those that were seen most, then by their letters", () => {
  const posts = [post("#d #a", 1), post("#d #b", 1), post("#c", 9)];
  expect(groupByHashtag(posts, 3).map(({ hashtag }) => hashtag)).toEqual(["d", "c", "a"]);
});

test.each([
  ["＃仕事", "仕事"],
  ["#می\u200cخواهم", "می\u200cخواهم"],
  ["❤️#takt", "takt"],
  ["#Über", "über"],
])("a hashtag is what the composer takes for one: %s", (text, hashtag) => {
  expect(groupByHashtag([post(text)], 9).map((group) => group.hashtag)).toEqual([hashtag]);
  expect(toHashtag(hashtag)).toBe(hashtag);
});

test.each(["a#b", "&#x27;", "https://a.example/#x", "#1", "C#"])("there is none in %s", (text) => {
  expect(groupByHashtag([post(text)], 9)).toEqual([]);
});
