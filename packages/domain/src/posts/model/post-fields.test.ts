import { expect, test } from "vitest";
import { MAX_POST_LENGTH } from "./post-length";
import { postDraft } from "./post-fields";

const typed = { content: "Mine", hashtags: ["Remote"], visibility: "PUBLIC" };

test("a text of any length, also none, is a draft", () => {
  for (const content of ["", "x".repeat(10 * MAX_POST_LENGTH)])
    expect(postDraft.safeParse({ ...typed, content })).toEqual({
      success: true,
      data: { ...typed, content },
    });
});

test("a card, a poll and a first comment that are not whole yet are part of a draft, and so is their absence", () => {
  const parts = {
    linkCard: { source: "https://", title: "", description: "" },
    poll: { question: "", options: ["", ""], duration: "THREE_DAYS" },
    firstComment: "",
  };
  for (const part of [parts, { linkCard: null, poll: null }])
    expect(postDraft.safeParse({ ...typed, ...part })).toEqual({
      success: true,
      data: { ...typed, ...part },
    });
});

test.each([
  ["nothing", null],
  ["a text alone", { content: "Mine" }],
  ["a number as the text", { ...typed, content: 3 }],
  ["a number as a hashtag", { ...typed, hashtags: [1] }],
  ["an unknown visibility", { ...typed, visibility: "FRIENDS" }],
  ["a number as the comment", { ...typed, firstComment: 3 }],
  ["a poll without options", { ...typed, poll: { question: "" } }],
])("%s is no draft", (_name, invalid) => {
  expect(postDraft.safeParse(invalid).success).toBe(false);
});
