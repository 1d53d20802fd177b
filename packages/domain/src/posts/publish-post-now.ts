import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { toWall } from "./model/publish-slot";
import { postsOf, refusePost } from "./posts-of";
import { scheduleAt } from "./schedule-post";

/**
 * Publishes a post now by scheduling it at this moment. The jobs send it, never this request.
 * Refuses with `connection_inactive` and as schedulePost does.
 */
export async function publishPostNow(
  deps: Pick<PostsDeps, "db" | "clock" | "events">,
  actor: Actor,
  ref: PostRef,
  reviewed = false,
): Promise<PostView> {
  const post = await deps.db.post.findFirst({
    where: { id: ref.id, ...postsOf(actor, "posts.publish"), deletedAt: null },
    select: { author: { select: { linkedinStatus: true } } },
  });
  if (!post) return refusePost(deps.db, actor, ref.id);
  if (post.author.linkedinStatus !== "active") throw new DomainError("connection_inactive");
  const at = new Date(deps.clock.now());
  return scheduleAt(deps, actor, ref, { at, zone: actor.zone, wall: toWall(at, actor.zone) }, reviewed);
}
