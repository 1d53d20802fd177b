import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { getPost } from "./get-post";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { movePost } from "./move-post";

/** Clears the schedule: the post is a draft again. */
export async function unschedulePost(deps: Pick<Deps, "db">, actor: Actor, ref: PostRef): Promise<PostView> {
  await movePost(deps.db, actor, "unschedule", ref, {
    scheduledAt: null,
    scheduledZone: null,
    scheduledWall: null,
    dueAt: null,
    expiresAt: null,
    queuedAt: null,
    attemptId: null,
    attemptedAt: null,
    reason: null,
    reasonWords: null,
  });
  return getPost(deps, actor, ref.id);
}
