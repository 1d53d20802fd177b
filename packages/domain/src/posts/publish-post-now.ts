import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { toWall } from "./model/publish-slot";
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
  const user = await deps.db.user.findUnique({
    where: { id: actor.userId },
    select: { linkedinStatus: true },
  });
  if (user?.linkedinStatus !== "active") throw new DomainError("connection_inactive");
  const at = new Date(deps.clock.now());
  return scheduleAt(deps, actor, ref, { at, zone: actor.zone, wall: toWall(at, actor.zone) }, reviewed);
}
