import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { getPost } from "./get-post";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { movePost } from "./move-post";

/** "It is on LinkedIn": answers the question about the attempt that the user was shown. */
export async function affirmPost(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  ref: PostRef,
  attemptId: string,
): Promise<PostView> {
  const publishedAt = new Date(deps.clock.now());
  await movePost(deps.db, actor, "affirm", ref, { publishedAt, reason: null }, { attemptId });
  return getPost(deps, actor, ref.id);
}
