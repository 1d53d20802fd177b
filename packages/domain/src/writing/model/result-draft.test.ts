import { expect, test } from "vitest";
import { resultDraft } from "./result-draft";
import { WRITING_LIMITS } from "./writing-limits";

test("a text of any length is a draft", () => {
  for (const text of ["", "Mine", "x".repeat(WRITING_LIMITS.text + 1)]) {
    const draft = { text, hashtags: ["Remote"] };
    expect(resultDraft.safeParse(draft)).toEqual({ success: true, data: draft });
  }
});

test.each([
  ["a number", 3],
  ["nothing", null],
  ["a number as the text", { text: 3, hashtags: [] }],
  ["a text without hashtags", { text: "a" }],
  ["a number as a hashtag", { text: "a", hashtags: [1] }],
])("%s is no draft", (_name, invalid) => {
  expect(resultDraft.safeParse(invalid).success).toBe(false);
});
