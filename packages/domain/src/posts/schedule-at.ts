import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { getPost } from "./get-post";
import { hintIfDueSoon } from "./hint-if-due-soon";
import type { PostRef } from "./model/post-input";
import { canTransition, POST_TRANSITIONS } from "./model/post-transitions";
import type { PostView } from "./model/post-view";
import { TIMING } from "./model/publish-timing";
import { transitionPost } from "./transition-post";
import { refuseTransition } from "./refuse-transition";
import { requirePublishable } from "./require-publishable";

/**
 * Schedules a post; every way onto the schedule ends here. Writes the row, clears everything of an earlier scheduling,
 * and after the commit sends a hint to the jobs when the time is near. `reviewed`: the user confirms the review now,
 * and its time is stored. Refuses with `post_not_reviewed` when a text that was not written by hand has no review.
 */
export async function scheduleAt(
  deps: Pick<PostsDeps, "db" | "clock" | "events">,
  actor: Actor,
  ref: PostRef,
  slot: { at: Date; zone: string; wall: string },
  reviewed = false,
): Promise<PostView> {
  const post = await getPost(deps, actor, ref.id);
  if (post.deletedAt) throw new DomainError("post_not_found");
  // Refusals of the move come first: what another tab made of the post is not this user's to mend.
  if (post.version !== ref.version || !canTransition(post.status, "schedule"))
    return refuseTransition(deps.db, actor, POST_TRANSITIONS.schedule.from, ref);
  // The version guard of the move makes sure that what was checked here is what gets scheduled.
  requirePublishable({ ...post, mediaCount: post.media.length });
  if (post.reviewNeeded && !reviewed) {
    // guard:reviewed
    throw new DomainError("post_not_reviewed");
  }
  await transitionPost(deps.db, actor, "schedule", ref, {
    scheduledAt: slot.at,
    scheduledZone: slot.zone,
    scheduledWall: slot.wall,
    dueAt: slot.at,
    expiresAt: new Date(slot.at.getTime() + TIMING.lateness),
    scheduling: { increment: 1 },
    ...(post.reviewNeeded && { reviewedAt: new Date(deps.clock.now()) }),
  });
  hintIfDueSoon(deps, { id: ref.id, dueAt: slot.at });
  return getPost(deps, actor, ref.id);
}
