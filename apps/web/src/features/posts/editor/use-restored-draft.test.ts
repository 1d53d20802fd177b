import { EMPTY_POST } from "@takt/domain/posts/model/post-fields";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { expect, test } from "vitest";
import { fieldsBeforeRestore } from "./use-restored-draft";

const fields = (content: string) => ({ ...EMPTY_POST, content });
const post = (content: string) => fields(content) as unknown as PostView;
const before = (content: string) => ({
  content,
  hashtags: [],
  visibility: "PUBLIC",
  linkCard: null,
  poll: null,
  firstComment: "",
});

test("restored text that was not saved gives way to what the server has", () => {
  expect(fieldsBeforeRestore(post("old"), post("old"), fields("restored"))).toBeNull();
  expect(fieldsBeforeRestore(post("old"), post("theirs"), fields("restored"))).toBeNull();
});

test("restored text that was saved meanwhile is changed back", () => {
  expect(fieldsBeforeRestore(post("old"), post("restored"), fields("restored"))).toEqual(before("old"));
});

test("a post that was created of restored text becomes empty", () => {
  expect(fieldsBeforeRestore(null, post("restored"), fields("restored, and more"))).toEqual(before(""));
});
