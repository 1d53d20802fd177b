import { expect, test } from "vitest";
import { tidyPost } from "./tidy-post";

test("hashtags: exactly those given, without sign, once", () => {
  const post = { text: "Text #Last", hashtags: ["#Work", "work", "ai"] };
  expect(tidyPost(post, ["#AI", "ai", "!!"])).toEqual({ text: "Text #Last", hashtags: ["AI"] });
  const many = Array.from({ length: 12 }, (_, i) => `tag${i}`);
  expect(tidyPost(post, many).hashtags).toEqual(many.slice(0, 10));
  expect(tidyPost({ text: "Text\n#One", hashtags: [] }, ["AI"])).toEqual({ text: "Text", hashtags: ["AI"] });
});

test("hashtags: where none are given that is one, the writer's, at most five", () => {
  const chosen = ["#Work", "work", "Zukunft der Arbeit", "!!", "ai"];
  expect(tidyPost({ text: "Text", hashtags: chosen }, ["!!"]).hashtags).toEqual([
    "Work",
    "ZukunftderArbeit",
    "ai",
  ]);
  const many = Array.from({ length: 12 }, (_, i) => `tag${i}`);
  expect(tidyPost({ text: "Text", hashtags: many }, []).hashtags).toEqual(many.slice(0, 5));
});

test("hashtags in the text's last lines go where they belong", () => {
  expect(tidyPost({ text: "Text #inside stays\r\n\r\n#One, #Two\n#Drei", hashtags: ["Two"] }, [])).toEqual({
    text: "Text #inside stays",
    hashtags: ["Two", "One", "Drei"],
  });
  expect(tidyPost({ text: "#only", hashtags: [] }, [])).toEqual({ text: "#only", hashtags: [] });
});
