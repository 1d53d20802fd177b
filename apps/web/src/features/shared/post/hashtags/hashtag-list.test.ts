import { expect, test } from "vitest";
import { addHashtags, MAX_HASHTAGS } from "./hashtag-list";

test("one hashtag, with or without #", () => {
  expect(addHashtags([], "#Führung")).toEqual({ ok: true, tags: ["Führung"], added: ["Führung"] });
  expect(addHashtags(["a"], "future of work")).toMatchObject({ tags: ["a", "futureofwork"] });
});

test("several at once, by commas or by #", () => {
  expect(addHashtags([], "#one #two, three")).toMatchObject({ added: ["one", "two", "three"] });
});

test("refuses what is there, what is none, and the one too many", () => {
  expect(addHashtags(["Work"], "work")).toEqual({ ok: false, why: "known", tag: "work" });
  expect(addHashtags([], "2026")).toEqual({ ok: false, why: "invalid", tag: "2026" });
  const full = Array.from({ length: MAX_HASHTAGS }, (_, index) => `t${index}`);
  expect(addHashtags(full, "more")).toEqual({ ok: false, why: "full", tag: "more" });
});

test("fewer fit where fewer are wanted", () => {
  expect(addHashtags(["a"], "#b #c", 2)).toMatchObject({ tags: ["a", "b"] });
  expect(addHashtags(["a", "b"], "c", 2)).toEqual({ ok: false, why: "full", tag: "c" });
});
