import { EDITABLE } from "@takt/domain/posts/model/post-transitions";
import type { PostView } from "@takt/domain/posts/model/post-view";

type Post = Pick<PostView, "status" | "deletedAt">;

/** Tells whether a post can be edited here. */
export function isEditable({ status, deletedAt }: Post): boolean {
  return EDITABLE.includes(status) && !deletedAt;
}

/** Returns the key of the heading and title under which a post is shown to a reader who may edit it or not. */
export function editorTitle(post: Post & Pick<PostView, "mayWrite">) {
  if (!isEditable(post) || !post.mayWrite) return "editor.viewTitle";
  return post.status === "scheduled" ? "editor.editScheduledTitle" : "editor.editTitle";
}
