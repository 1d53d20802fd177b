import { expect, test, vi } from "vitest";
import { readKeptPost } from "./kept-post";

const NOTHING = { topicId: "", topic: "", content: "", hashtags: "", postId: null, unsure: false };

test("what was written is read again", () => {
  const kept = { ...NOTHING, content: "Grüße 👋", hashtags: "#a, b", postId: "p", unsure: true };
  expect(readKeptPost(JSON.stringify(kept))).toEqual(kept);
});

test("nothing, or what is broken, is like nothing typed yet", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  for (const text of ["", "{", "null", "[]", '{"content":1}']) expect(readKeptPost(text)).toEqual(NOTHING);
  expect(warn).toHaveBeenCalledTimes(4);
  warn.mockRestore();
});
