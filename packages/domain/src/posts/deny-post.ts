import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { getPost } from "./get-post";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { movePost } from "./move-post";

/** "It is not on LinkedIn": answers the question about the attempt that the user was shown. */
export async function denyPost(
  deps: Pick<Deps, "db">,
  actor: Actor,
  ref: PostRef,
  attemptId: string,
): Promise<PostView> {
  await movePost(deps.db, actor, "deny", ref, { reason: "denied" }, { attemptId });
  return getPost(deps, actor, ref.id);
}
