import { expect, test } from "vitest";
import { toFollowUpCard } from "./follow-up-card";
import { EMPTY_POST } from "./post-fields";

const URL = "https://www.linkedin.com/feed/update/urn:li:share:1/";
const titleOf = (content: string) => toFollowUpCard({ ...EMPTY_POST, content }, URL).title;

test("the card of a follow-up leads to the post before it and says its first line", () => {
  expect(toFollowUpCard({ ...EMPTY_POST, content: "\n Three things \n\nthat I learnt" }, URL)).toEqual({
    source: URL,
    title: "Three things",
    description: "",
  });
});

test("a long first line is cut at a word, and one without spaces at a whole character", () => {
  expect(titleOf(`${"word ".repeat(30)}end`)).toBe(`${"word ".repeat(20).trimEnd()}…`);
  expect(titleOf("👋🏽".repeat(40))).toMatch(/^(👋🏽?)+…$/u);
});

test("a post without a text says what it asks or shows", () => {
  const poll = { question: "Which one?", options: ["A", "B"], duration: "ONE_DAY" } as const;
  expect(toFollowUpCard({ ...EMPTY_POST, poll: { ...poll, options: [...poll.options] } }, URL).title).toBe(
    "Which one?",
  );
  expect(titleOf("")).toBe("");
});
