import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import { expect, test } from "vitest";
import { addHashtags } from "./hashtag-list";

test("a hashtag is added with or without #", () => {
  expect(addHashtags([], "#Führung")).toEqual({ ok: true, tags: ["Führung"], added: ["Führung"] });
  expect(addHashtags(["a"], "future of work")).toMatchObject({ tags: ["a", "futureofwork"] });
});

test.each([
  "#one #two, three",
  "#one#two#three",
  "one; two; three",
  "one、two、three",
  "one · two · three",
  "one | two | three",
  "＃one＃two＃three",
  "1. one\n2. two\n3. three",
])("the hashtags of the list %j are added at once", (list) => {
  expect(addHashtags([], list)).toMatchObject({ added: ["one", "two", "three"] });
});

test("a known hashtag, an invalid one and one too many are refused", () => {
  expect(addHashtags(["Work"], "work")).toEqual({ ok: false, why: "known", tag: "work" });
  expect(addHashtags([], "2026")).toEqual({ ok: false, why: "invalid", tag: "2026" });
  const full = Array.from({ length: POST_LIMITS.hashtags }, (_, index) => `t${index}`);
  expect(addHashtags(full, "more")).toEqual({ ok: false, why: "full", tag: "more" });
});

test("a lower maximum limits the hashtags", () => {
  expect(addHashtags(["a"], "#b #c", 2)).toMatchObject({ tags: ["a", "b"] });
  expect(addHashtags(["a", "b"], "c", 2)).toEqual({ ok: false, why: "full", tag: "c" });
});
