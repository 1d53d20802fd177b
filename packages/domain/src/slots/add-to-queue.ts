import type { PostsDeps } from "../posts/deps";
import type { PostRef } from "../posts/model/post-input";
import type { PostView } from "../posts/model/post-view";
import { schedulePost } from "../posts/schedule-post";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { withUserLocked } from "../shared/with-lock";
import { findNextFreeSlots } from "./next-free-slots";
import type { SlotsErrorCode } from "./model/slot-limits";

/**
 * Schedules a post into the actor's next free slot. Of two that are added at the same time, the second gets the slot
 * after that of the first. Refuses with `slot_none_free`, and as schedulePost does.
 */
export function addToQueue(
  deps: Pick<PostsDeps, "db" | "clock" | "events">,
  actor: Actor,
  ref: PostRef,
  reviewed = false,
): Promise<PostView> {
  return withUserLocked(deps.db, actor.userId, async (tx) => {
    const [next] = await findNextFreeSlots({ db: tx, clock: deps.clock }, actor, {
      count: 1,
      exceptPostId: ref.id,
    });
    if (!next) throw new DomainError<SlotsErrorCode>("slot_none_free");
    const { wall, zone } = next;
    return schedulePost(
      // The transaction of schedulePost is part of this one.
      { ...deps, db: tx as typeof deps.db },
      actor,
      ref,
      { wall, zone, pick: "earlier" },
      reviewed,
    );
  });
}
