import { createPost } from "@takt/domain/posts/create-post";
import { getPost } from "@takt/domain/posts/get-post";
import { updatePost } from "@takt/domain/posts/update-post";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { newPost, postChange, toPostInput, withChange } from "../../public/shapes/post-input";
import { tool } from "../tool";
import { postId, toWholePost, wholePost } from "./shapes";

const output = z.strictObject({ post: wholePost });

export const createDraftTool = tool({
  name: "create_draft",
  effect: "adds",
  isIdempotent: false,
  scope: "posts:write",
  act: "drafts.write",
  input: z.strictObject(newPost.omit({ media: true }).shape),
  output,
  async run({ deps, caller, appUrl }, fields) {
    const draft = { id: randomUUID(), ...toPostInput({ ...fields, media: [] }) };
    const post = await createPost(deps, caller.actor, draft, "machine");
    return { output: { post: toWholePost(post, appUrl) } };
  },
});

export const updateDraftTool = tool({
  name: "update_draft",
  effect: "changes",
  isIdempotent: false,
  scope: "posts:write",
  act: "drafts.write",
  input: z.strictObject({
    id: postId,
    version: z.int().min(0).describe("The version that you have read: nothing is overwritten unread."),
    ...postChange.omit({ media: true }).shape,
  }),
  output,
  async run({ deps, caller, appUrl }, { id, version, ...change }) {
    const seen = await getPost(deps, caller.actor, id);
    const post = await updatePost(deps, caller.actor, { id, version }, withChange(seen, change), "machine");
    return { output: { post: toWholePost(post, appUrl) } };
  },
});
