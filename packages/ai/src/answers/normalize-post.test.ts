import { expect, test } from "vitest";
import { normalizePost } from "./normalize-post";

test("the user's hashtags are used exactly, without `#` and once", () => {
  const post = { text: "Text #Last", hashtags: ["#Work", "work", "ai"] };
  expect(normalizePost(post, ["#AI", "ai", "!!"])).toEqual({ text: "Text #Last", hashtags: ["AI"] });
  const many = Array.from({ length: 12 }, (_, i) => `tag${i}`);
  expect(normalizePost(post, many).hashtags).toEqual(many.slice(0, 10));
  expect(normalizePost({ text: "Text\n#One", hashtags: [] }, ["AI"])).toEqual({
    text: "Text",
    hashtags: ["AI"],
  });
});

test("without valid hashtags of the user at most five of the model's are used", () => {
  const chosen = ["#Work", "work", "Zukunft der Arbeit", "!!", "ai"];
  expect(normalizePost({ text: "Text", hashtags: chosen }, ["!!"]).hashtags).toEqual([
    "Work",
    "ZukunftderArbeit",
    "ai",
  ]);
  const many = Array.from({ length: 12 }, (_, i) => `tag${i}`);
  expect(normalizePost({ text: "Text", hashtags: many }, []).hashtags).toEqual(many.slice(0, 5));
});

test("hashtags in the last lines of the text move to the hashtags", () => {
  expect(
    normalizePost({ text: "Text #inside stays\r\n\r\n#One, #Two\n#Drei", hashtags: ["Two"] }, []),
  ).toEqual({
    text: "Text #inside stays",
    hashtags: ["Two", "One", "Drei"],
  });
  expect(normalizePost({ text: "#only", hashtags: [] }, [])).toEqual({ text: "#only", hashtags: [] });
});
