import { expect, test } from "vitest";
import { normalizePost } from "./normalize-post";

test("the user's hashtags are used exactly, without `#` and once", () => {
  const post = { text: "Text #Last", hashtags: ["#Work", "work", "ai"] };
  expect(normalizePost(post, ["#AI", "ai", "!!"])).toEqual({ text: "Text #Last", hashtags: ["AI"] });
  const many = Array.from({ length: 12 }, (_, i) => `tag${i}`);
  expect(normalizePost(post, many).hashtags).toEqual(many.slice(0, 10));
  expect(normalizePost({ text: "Text\n#One" }, ["AI"])).toEqual({
    text: "Text",
    hashtags: ["AI"],
  });
});

test("without hashtags of the user there are none, whatever the model chose", () => {
  const chosen = { text: "Text", hashtags: ["#Work", "ai"] };
  expect(normalizePost(chosen, [])).toEqual({ text: "Text", hashtags: [] });
  expect(normalizePost(chosen, ["!!"]).hashtags).toEqual([]);
});

test("hashtags in the last lines of the text are removed", () => {
  const text = "Text #inside stays\r\n\r\n#One, #Two\n#Drei";
  expect(normalizePost({ text }, [])).toEqual({ text: "Text #inside stays", hashtags: [] });
  expect(normalizePost({ text: "#only" }, [])).toEqual({ text: "#only", hashtags: [] });
});
