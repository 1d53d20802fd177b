import type { PostView } from "@takt/domain/posts/model/post-view";
import { useCan } from "~/features/shared/use-can";
import { isEditable } from "../editor-title";

type Post = Pick<PostView, "status" | "deletedAt" | "author">;

/**
 * Returns a function that tells whether the user may edit a post: drafts are everybody's who writes in the
 * workspace, the others only theirs who may publish under the name.
 */
export function useMayEdit(): (post: Post) => boolean {
  const may = useCan();
  return (post) =>
    isEditable(post) && may("drafts.write") && (post.status === "draft" || may("posts.publish", post.author));
}
