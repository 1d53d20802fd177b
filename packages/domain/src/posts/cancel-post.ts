import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { getPost } from "./get-post";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { transitionPost } from "./transition-post";

/** Cancels a scheduled post, which keeps its text and its old time, and can be scheduled again. */
export async function cancelPost(deps: Pick<PostsDeps, "db">, actor: Actor, ref: PostRef): Promise<PostView> {
  await transitionPost(deps.db, actor, "cancel", ref);
  return getPost(deps, actor, ref.id);
}
