import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { getPost } from "./get-post";
import { hintIfDueSoon } from "./hint-if-due-soon";
import type { PostRef } from "./model/post-input";
import { canMove, POST_MOVES } from "./model/post-moves";
import type { PostView } from "./model/post-view";
import { TIMING } from "./model/publish-timing";
import { movePost } from "./move-post";
import { refuseMove } from "./refuse-move";
import { requirePublishable } from "./require-publishable";

/**
 * The one way onto the schedule: writes the row, and after commit gives a hint to the jobs when the
 * time is near. Everything of an earlier scheduling is cleared. `reviewed`: the user says so now; kept with its time.
 * Refuses with `post_not_reviewed` when nobody has, of a text that was not written by hand.
 */
export async function scheduleAt(
  deps: Pick<Deps, "db" | "clock" | "events">,
  actor: Actor,
  ref: PostRef,
  slot: { at: Date; zone: string; wall: string },
  reviewed = false,
): Promise<PostView> {
  const post = await getPost(deps, actor, ref.id);
  if (post.deletedAt) throw new DomainError("post_not_found");
  // Refusals of the move come first: what another tab made of the post is not this user's to mend.
  if (post.version !== ref.version || !canMove(post.status, "schedule"))
    return refuseMove(deps.db, actor, POST_MOVES.schedule.from, ref);
  // The version guard of the move makes sure that what was checked here is what gets scheduled.
  requirePublishable({ ...post, mediaCount: post.media.length });
  if (post.reviewNeeded && !reviewed) {
    // guard:reviewed
    throw new DomainError("post_not_reviewed");
  }
  await movePost(deps.db, actor, "schedule", ref, {
    scheduledAt: slot.at,
    scheduledZone: slot.zone,
    scheduledWall: slot.wall,
    dueAt: slot.at,
    expiresAt: new Date(slot.at.getTime() + TIMING.lateness),
    scheduling: { increment: 1 },
    releases: 0,
    queuedAt: null,
    attemptId: null,
    attemptedAt: null,
    resendId: null,
    resentAt: null,
    resolvable: false,
    linkedinUrn: null,
    publishedAt: null,
    reason: null,
    reasonWords: null,
    ...(post.reviewNeeded && { reviewedAt: new Date(deps.clock.now()) }),
  });
  hintIfDueSoon(deps, { id: ref.id, dueAt: slot.at });
  return getPost(deps, actor, ref.id);
}
