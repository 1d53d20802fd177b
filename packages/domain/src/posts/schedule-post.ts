import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { requireWritable } from "../workspaces/model/acts";
import { DomainError } from "../shared/domain-error";
import { toPostFields } from "./content-columns";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { resolveSlot, type Slot } from "./model/publish-slot";
import { consumeUsage } from "../plans/consume-usage";
import { getPost } from "./get-post";
import { canTransition, POST_TRANSITIONS } from "./model/post-transitions";
import { TIMING } from "./model/publish-timing";
import { hintIfDueSoon } from "./hint-if-due-soon";
import { requestWhenScheduled } from "./approvals/request-approval";
import { postsOf, refusePost } from "./posts-of";
import { refuseTransition, transitionPost } from "./transition-post";
import { needsReview, requirePublishable } from "./model/publish-problem";
import { requireNotRefused } from "./rehearsal/require-not-refused";
import { SYSTEM_ZONE_RULES } from "./publishing/zone-rules";

/**
 * Puts a post on the schedule, or moves it there.
 * Refuses with the slot_* codes, `zone_unknown`, `post_not_reviewed`, `plan_limit_reached`, those of requirePublishable and
 * requireNotRefused, and those of a move.
 */
export async function schedulePost(
  deps: Pick<PostsDeps, "db" | "clock" | "events">,
  actor: Actor,
  ref: PostRef,
  slot: Slot,
  reviewed = false,
): Promise<PostView> {
  const resolved = resolveSlot(slot, new Date(deps.clock.now()));
  if (resolved.kind === "ok") return scheduleAt(deps, actor, ref, resolved, reviewed);
  if (resolved.kind === "slot_ambiguous")
    throw new DomainError(resolved.kind, {
      earlier: resolved.earlier.toISOString(),
      later: resolved.later.toISOString(),
    });
  const { kind, ...data } = resolved;
  throw new DomainError(kind, data);
}

/**
 * Schedules a post; every way onto the schedule ends here. Writes the row, clears everything of an earlier scheduling,
 * and after the commit sends a hint to the jobs when the time is near. Where the workspace approves posts, its
 * approvers are asked with it. A post counts as one of the plan's posts of this
 * month when it is scheduled for the first time. `reviewed`: the user confirms the review now, and its time is stored.
 * Refuses with `post_not_reviewed` when a text that was not written by hand has no review, `plan_limit_reached`, and
 * `workspace_read_only`.
 */
export async function scheduleAt(
  deps: Pick<PostsDeps, "db" | "clock" | "events">,
  actor: Actor,
  ref: PostRef,
  slot: { at: Date; zone: string; wall: string },
  reviewed = false,
): Promise<PostView> {
  requireWritable(actor);
  const post = await deps.db.post.findFirst({
    where: { id: ref.id, ...postsOf(actor, "posts.publish"), deletedAt: null },
    include: { media: { select: { id: true } } },
  });
  if (!post) return refusePost(deps.db, actor, ref.id);
  // Refusals of the move come first: what another tab made of the post is not this user's to mend.
  if (post.version !== ref.version || !canTransition(post.status, "schedule"))
    return refuseTransition(deps.db, actor, "posts.publish", POST_TRANSITIONS.schedule.from, ref);
  // The version guard of the move makes sure that what was checked here is what gets scheduled.
  requirePublishable({ ...toPostFields(post), mediaCount: post.media.length });
  await requireNotRefused(deps, { userId: post.authorId, workspaceId: post.workspaceId }, ref.id, slot.at);
  const reviewNeeded = needsReview(post);
  if (reviewNeeded && !reviewed) {
    // guard:reviewed
    throw new DomainError("post_not_reviewed");
  }
  const now = deps.clock.now();
  const schedule = (db: Parameters<typeof transitionPost>[0]) =>
    transitionPost(db, actor, "schedule", ref, {
      scheduledAt: slot.at,
      scheduledZone: slot.zone,
      scheduledWall: slot.wall,
      dueAt: slot.at,
      expiresAt: new Date(slot.at.getTime() + TIMING.lateness),
      zoneRules: SYSTEM_ZONE_RULES.version,
      movedFrom: null,
      scheduling: { increment: 1 },
      scheduledById: post.authorId === actor.userId ? null : actor.userId,
      placedAt: new Date(now),
      placedById: actor.userId,
      placedVia: actor.via?.name ?? null,
      withdrawnAt: null,
      ...(reviewNeeded && { reviewedAt: new Date(now) }),
    });
  await deps.db.$transaction(async (tx) => {
    await schedule(tx);
    if (post.scheduling === 0) await consumeUsage(tx, actor, "posts", now);
    await requestWhenScheduled(tx, actor, ref.id);
  });
  hintIfDueSoon(deps, { id: ref.id, dueAt: slot.at });
  return getPost(deps, actor, ref.id);
}
