import { expect, test } from "vitest";
import { postInput } from "./post-input";

const id = "0b7f6c1e-7f0a-4c39-9a52-6f1f5f0c1a11";
const post = { content: "Hallo", hashtags: ["takt"], visibility: "PUBLIC", media: [{ id, altText: "" }] };
const accepts = (part: object) => postInput.safeParse({ ...post, ...part }).success;

test("the input of an editor is accepted", () => {
  expect(postInput.parse(post)).toEqual(post);
  expect(accepts({ content: "", hashtags: [], media: [], visibility: "CONNECTIONS" })).toBe(true);
  expect(accepts({ linkCard: null, poll: null })).toBe(true);
  // Both are saved while they are typed.
  expect(accepts({ linkCard: { source: "", title: "", description: "" } })).toBe(true);
  expect(accepts({ poll: { question: "", options: ["", ""], duration: "ONE_DAY" } })).toBe(true);
  // A draft may be longer than LinkedIn takes.
  expect(accepts({ content: "x".repeat(20_000) })).toBe(true);
  expect(accepts({ media: Array.from({ length: 20 }, () => ({ id, altText: "x".repeat(4_086) })) })).toBe(
    true,
  );
});

test.each([
  ["a text without bounds", { content: "x".repeat(20_001) }],
  ["a hashtag of several words", { hashtags: ["a b"] }],
  ["a hashtag with its #", { hashtags: ["#a"] }],
  ["a hashtag without a letter", { hashtags: ["2026"] }],
  ["a long hashtag", { hashtags: ["a".repeat(101)] }],
  ["31 hashtags", { hashtags: Array.from({ length: 31 }, () => "a") }],
  ["21 images", { media: Array.from({ length: 21 }, () => ({ id, altText: "" })) }],
  ["a long alt text", { media: [{ id, altText: "x".repeat(4_087) }] }],
  ["an invalid id", { media: [{ id: "1", altText: "" }] }],
  ["a long title of a card", { linkCard: { source: "", title: "x".repeat(201), description: "" } }],
  ["a card with another field", { linkCard: { source: "", title: "", description: "", thumbnail: "x" } }],
  ["a poll of one answer", { poll: { question: "", options: [""], duration: "ONE_DAY" } }],
  ["a poll of five answers", { poll: { question: "", options: ["", "", "", "", ""], duration: "ONE_DAY" } }],
  ["a long question", { poll: { question: "x".repeat(141), options: ["", ""], duration: "ONE_DAY" } }],
  ["a long answer", { poll: { question: "", options: ["x".repeat(31), ""], duration: "ONE_DAY" } }],
  ["a poll of a month", { poll: { question: "", options: ["", ""], duration: "ONE_MONTH" } }],
  ["another visibility", { visibility: "CONTAINER" }],
  ["a status", { status: "published" }],
  ["another's field", { authorId: id }],
])("%s is refused", (_name, part) => {
  expect(accepts(part)).toBe(false);
});
