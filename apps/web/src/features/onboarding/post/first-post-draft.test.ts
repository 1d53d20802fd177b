import { expect, test, vi } from "vitest";
import { parseFirstPostDraft } from "./first-post-draft";

const EMPTY_DRAFT = { topicId: "", topic: "", content: "", hashtags: "", postId: null, unsure: false };

test("what was written is read again", () => {
  const stored = { ...EMPTY_DRAFT, content: "Grüße 👋", hashtags: "#a, b", postId: "p", unsure: true };
  expect(parseFirstPostDraft(JSON.stringify(stored))).toEqual(stored);
});

test("nothing, or what is broken, is like nothing typed yet", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  for (const text of ["", "{", "null", "[]", '{"content":1}'])
    expect(parseFirstPostDraft(text)).toEqual(EMPTY_DRAFT);
  expect(warn).toHaveBeenCalledTimes(4);
  warn.mockRestore();
});
