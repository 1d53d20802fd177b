import { Temporal } from "temporal-polyfill";
import type { z } from "zod";
import type { PostsDeps } from "../deps";
import type { Slot } from "../model/publish-slot";
import { schedulePost } from "../schedule-post";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { bulkSchedule, moveInput } from "../model/bulk-input";
import type { BulkOutcome } from "../model/bulk-outcome";
import { runBulkByRef } from "./run-bulk";

type Deps = Pick<PostsDeps, "db" | "clock" | "events">;

/**
 * Moves scheduled posts by days. Each keeps its time of day in its zone, also over a change of the clocks; one whose new time
 * the clocks skip is refused with `slot_missing`, as it is when one post is moved there.
 */
export function movePosts(
  deps: Deps,
  actor: Actor,
  { refs, days, direction }: z.infer<typeof moveInput>,
): Promise<BulkOutcome[]> {
  return runBulkByRef(deps, actor, refs, (ref, { status, slot }) => {
    if (status !== "scheduled" || !slot) throw new DomainError("post_not_in_state", { status });
    return schedulePost(deps, actor, ref, addDays(slot, direction === "later" ? days : -days));
  });
}

/** Schedules posts, each at its time: undoes what has moved them, or has made them drafts. */
export function schedulePosts(
  deps: Deps,
  actor: Actor,
  posts: z.infer<typeof bulkSchedule>,
): Promise<BulkOutcome[]> {
  const slots = new Map(posts.map(({ ref, slot }) => [ref.id, slot]));
  const refs = posts.map(({ ref }) => ref);
  return runBulkByRef(deps, actor, refs, (ref) => schedulePost(deps, actor, ref, slots.get(ref.id)!));
}

/** Of a time that exists twice on the new day, the first is taken unless the second was meant before. */
function addDays({ wall, zone, pick = "earlier" }: Slot, days: number): Slot {
  const moved = Temporal.PlainDateTime.from(wall).add({ days });
  return { wall: moved.toString({ smallestUnit: "minute" }), zone, pick };
}
