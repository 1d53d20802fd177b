import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { getPost } from "./get-post";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { transitionPost } from "./transition-post";

/** Clears the schedule: the post is a draft again. */
export async function unschedulePost(
  deps: Pick<PostsDeps, "db">,
  actor: Actor,
  ref: PostRef,
): Promise<PostView> {
  await transitionPost(deps.db, actor, "unschedule", ref);
  return getPost(deps, actor, ref.id);
}
