import { createPost } from "@takt/domain/posts/create-post";
import { deletePost } from "@takt/domain/posts/delete-post";
import { getPost } from "@takt/domain/posts/get-post";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { restorePost } from "@takt/domain/posts/restore-post";
import { updatePost } from "@takt/domain/posts/update-post";
import { operation, type OperationContext } from "../operation";
import { newPost, postChange, toPostInput, withChange } from "../shapes/post-input";
import { post, toPost } from "../shapes/post";
import { postRef } from "./read-posts";

/** Answers a post with its version as ETag. */
export const answerPost = (view: PostView) => ({ body: toPost(view), etag: view.version });

/** Returns the version that a request is about: that of `If-Match`, else the newest. */
export async function findVersion({ deps, caller, version }: OperationContext, id: string) {
  return { id, version: version ?? (await getPost(deps, caller.actor, id)).version };
}

const create = operation({
  id: "createPost",
  tag: "Posts",
  method: "post",
  path: "/posts",
  summary: "Create a draft",
  description: "The draft goes out under the name of the key's maker once it is scheduled.",
  scope: "posts:write",
  act: "drafts.write",
  body: newPost,
  status: 201,
  response: post,
  errors: ["media_not_found", "post_content_mixed"],
  async run({ deps, caller, createsId: id }, { body }) {
    const view = await createPost(deps, caller.actor, { id, ...toPostInput(body) });
    return { ...answerPost(view), location: `/posts/${view.id}` };
  },
});

const update = operation({
  id: "updatePost",
  tag: "Posts",
  method: "patch",
  path: "/posts/{id}",
  summary: "Change a draft or a scheduled post",
  description:
    "What is left out stays. `If-Match` names the version that you have seen: nothing is overwritten unseen.",
  scope: "posts:write",
  act: "drafts.write",
  params: postRef,
  body: postChange,
  ifMatch: "required",
  status: 200,
  response: post,
  errors: [
    "post_not_found",
    "post_of_other",
    "post_not_in_state",
    "post_changed",
    "media_not_found",
    "post_content_mixed",
  ],
  async run(context, { params, body }) {
    const { deps, caller } = context;
    const seen = await getPost(deps, caller.actor, params.id);
    const ref = { id: seen.id, version: context.version ?? seen.version };
    return answerPost(await updatePost(deps, caller.actor, ref, withChange(seen, body)));
  },
});

const remove = operation({
  id: "deletePost",
  tag: "Posts",
  method: "delete",
  path: "/posts/{id}",
  summary: "Delete a post in Takt",
  description:
    "A draft, or a post that is scheduled, failed or cancelled; it can be restored for a day. A published post stays in Takt, and `DELETE /posts/{id}/linkedin` deletes it on LinkedIn.",
  scope: "posts:write",
  act: "drafts.write",
  params: postRef,
  ifMatch: "optional",
  status: 200,
  response: post,
  errors: ["post_not_found", "post_of_other", "post_not_in_state", "post_changed"],
  async run(context, { params }) {
    const { deps, caller } = context;
    await deletePost(deps, caller.actor, await findVersion(context, params.id));
    return answerPost(await getPost(deps, caller.actor, params.id));
  },
});

const restore = operation({
  id: "restorePost",
  tag: "Posts",
  method: "post",
  path: "/posts/{id}/restore",
  summary: "Restore a deleted post",
  scope: "posts:write",
  act: "drafts.write",
  params: postRef,
  status: 200,
  response: post,
  errors: ["post_not_found"],
  async run({ deps, caller }, { params }) {
    return answerPost(await restorePost(deps, caller.actor, params.id));
  },
});

export const WRITE_POSTS = [create, update, remove, restore];
