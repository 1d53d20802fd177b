import { expect, test } from "vitest";
import { tidyPost } from "./tidy-post";

test("hashtags: those given first, without sign, once, at most ten", () => {
  expect(
    tidyPost({ text: "Text", hashtags: ["#Work", "work", "Zukunft der Arbeit", "!!", "ai"] }, ["AI"]),
  ).toEqual({
    text: "Text",
    hashtags: ["AI", "Work", "ZukunftderArbeit"],
  });
  const many = Array.from({ length: 12 }, (_, i) => `tag${i}`);
  expect(tidyPost({ text: "Text", hashtags: many }, []).hashtags).toHaveLength(10);
});

test("hashtags in the text's last lines go where they belong", () => {
  expect(tidyPost({ text: "Text #inside stays\r\n\r\n#One, #Two\n#Drei", hashtags: ["Two"] }, [])).toEqual({
    text: "Text #inside stays",
    hashtags: ["Two", "One", "Drei"],
  });
  expect(tidyPost({ text: "#only", hashtags: [] }, [])).toEqual({ text: "#only", hashtags: [] });
});
