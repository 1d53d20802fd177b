import { getPost } from "@takt/domain/posts/get-post";
import { listPosts } from "@takt/domain/posts/list-posts";
import { POST_STATUSES } from "@takt/domain/posts/model/post-transitions";
import { CURSOR_PATTERN } from "@takt/domain/shared/pagination";
import { trimmedText } from "@takt/domain/shared/text-input";
import { z } from "zod";
import { tool } from "../tool";
import { listedPost, postId, toListedPost, toWholePost, wholePost } from "./shapes";

export const listPostsTool = tool({
  name: "list_posts",
  effect: "reads",
  isIdempotent: true,
  scope: "posts:read",
  act: "content.read",
  input: z.strictObject({
    status: z.enum(POST_STATUSES).optional().describe("Posts in every state when left out."),
    search: z.optional(trimmedText(200)),
    limit: z.int().min(1).max(50).default(20),
    cursor: z.string().regex(CURSOR_PATTERN).optional().describe("The nextCursor of the page before."),
  }),
  output: z.strictObject({ posts: z.array(listedPost), nextCursor: z.string().nullable() }),
  async run({ deps, caller }, input) {
    const { posts, nextCursor } = await listPosts(deps, caller.actor, input);
    return { output: { posts: posts.map(toListedPost), nextCursor }, words: { count: posts.length } };
  },
});

export const getPostTool = tool({
  name: "get_post",
  effect: "reads",
  isIdempotent: true,
  scope: "posts:read",
  act: "content.read",
  input: z.strictObject({ id: postId }),
  output: z.strictObject({ post: wholePost }),
  async run({ deps, caller, appUrl }, { id }) {
    return { output: { post: toWholePost(await getPost(deps, caller.actor, id), appUrl) } };
  },
});
