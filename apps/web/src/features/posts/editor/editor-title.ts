import { EDITABLE } from "@takt/domain/posts/model/post-transitions";
import type { PostView } from "@takt/domain/posts/model/post-view";

type Post = Pick<PostView, "status" | "deletedAt">;

/** Tells whether a post can be edited here. */
export function isEditable({ status, deletedAt }: Post): boolean {
  return EDITABLE.includes(status) && !deletedAt;
}

/** Returns the key of the heading and title under which a post is shown. */
export function editorTitle(post: Post) {
  if (!isEditable(post)) return "editor.viewTitle";
  return post.status === "scheduled" ? "editor.editScheduledTitle" : "editor.editTitle";
}
