import { expect, test } from "vitest";
import { publishProblem, hasVisibleText } from "./publish-problem";

const check = (content: string, hashtags: string[] = [], mediaCount = 0) =>
  publishProblem({ content, hashtags, mediaCount });

test("a text, a single hashtag and a single file are publishable", () => {
  expect(check("Text")).toBeNull();
  expect(check("", ["tag"])).toBeNull();
  expect(check("", [], 1)).toBeNull();
  expect(check("\u200b", [], 1)).toBeNull();
});

test("a link card or a poll is publishable without a text, once it is complete", () => {
  const post = { content: "", hashtags: [], mediaCount: 0 };
  const linkCard = { source: "https://a.example", title: "Title", description: "" };
  const poll = { question: "Which?", options: ["This", "That"], duration: "ONE_DAY" as const };
  expect(publishProblem({ ...post, linkCard })).toBeNull();
  expect(publishProblem({ ...post, poll })).toBeNull();
  expect(publishProblem({ ...post, linkCard: { ...linkCard, title: " " } })).toEqual({
    code: "link_card_incomplete",
  });
  expect(publishProblem({ ...post, poll: { ...poll, question: "" } })).toEqual({ code: "poll_incomplete" });
});

test("an empty text and an invisible one are different problems", () => {
  expect(check("")).toEqual({ code: "empty" });
  expect(check(" \n\u00a0")).toEqual({ code: "empty" });
  expect(check("\u200b\u200b")).toEqual({ code: "invisible" });
  expect(check("\u3164 \u2800")).toEqual({ code: "invisible" });
});

test("a text with an outline's first line or gap is unfinished", () => {
  expect(check("Outline, not AI:\n\nA text.")).toEqual({
    code: "unfinished",
    gap: "Outline, not AI:",
    count: 1,
  });
  expect(check("So: [… Ihr Beispiel mit einer Zahl]. Und [… deine Quelle].")).toEqual({
    code: "unfinished",
    gap: "[… Ihr Beispiel mit einer Zahl]",
    count: 2,
  });
  const comment = { content: "Text", hashtags: [], mediaCount: 1, firstComment: "More: [… your link here]" };
  expect(publishProblem(comment)).toMatchObject({ code: "unfinished", gap: "[… your link here]" });
  expect(check("A note [1], and [sic].")).toBeNull();
});

test("the longer of the visible and the escaped form decides", () => {
  expect(check("x".repeat(3000))).toBeNull();
  expect(check("x".repeat(3001))).toEqual({ code: "too_long", length: 3001, max: 3000 });
  expect(check("()".repeat(1200))).toEqual({ code: "too_long", length: 4800, max: 3000 });
});

test.each([
  "",
  " \n\t\u00a0\u3000",
  "\u200b\u200c\u200d\u2060\ufeff",
  "\u3164",
  "\u115f\u1160\uffa0",
  "\u2800\u2800",
  "\ufe0f\u034f\u00ad",
  "\u202e\u2066",
  "\u{e0041}",
  "\ud83d",
  "\u0000\u0007",
])("%j has no visible text", (text) => {
  expect(hasVisibleText(text)).toBe(false);
});

test.each(["a", "\u200ba\u200b", "😀", "👩‍👩‍👧", "ß", "한", "…", "#", "\u2801", "٣"])(
  "%j has visible text",
  (text) => {
    expect(hasVisibleText(text)).toBe(true);
  },
);
