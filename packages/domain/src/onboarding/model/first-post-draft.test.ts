import { expect, test } from "vitest";
import { firstPostDraft } from "./first-post-draft";

test("a text of any length, and hashtags as they are typed, are a draft", () => {
  for (const draft of [
    { content: "", hashtags: "" },
    { content: "x".repeat(100_000), hashtags: "#Remote, Work #" },
  ])
    expect(firstPostDraft.safeParse(draft)).toEqual({ success: true, data: draft });
});

test.each([
  ["nothing", null],
  ["a text without hashtags", { content: "a" }],
  ["a number as the text", { content: 3, hashtags: "" }],
  ["a list of hashtags", { content: "a", hashtags: ["Remote"] }],
])("%s is no draft", (_name, invalid) => {
  expect(firstPostDraft.safeParse(invalid).success).toBe(false);
});
