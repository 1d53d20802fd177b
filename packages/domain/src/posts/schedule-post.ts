import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { resolveSlot, type Slot } from "./model/publish-slot";
import { scheduleAt } from "./schedule-at";

/**
 * Puts a post on the schedule, or moves it there.
 * Refuses with the slot_* codes, `zone_unknown`, `post_empty`, `post_invisible`, `post_too_long`, `post_not_reviewed`
 * and those of a move.
 */
export async function schedulePost(
  deps: Pick<Deps, "db" | "clock" | "events">,
  actor: Actor,
  ref: PostRef,
  slot: Slot,
  reviewed = false,
): Promise<PostView> {
  const resolved = resolveSlot(slot, new Date(deps.clock.now()));
  switch (resolved.kind) {
    case "ok":
      return scheduleAt(deps, actor, ref, resolved, reviewed);
    case "past":
      throw new DomainError("slot_in_past");
    case "too_far":
      throw new DomainError("slot_too_far");
    case "unknown_zone":
      throw new DomainError("zone_unknown");
    case "missing":
      throw new DomainError("slot_missing", { suggestion: resolved.suggestion });
    case "ambiguous":
      throw new DomainError("slot_ambiguous", {
        earlier: resolved.earlier.toISOString(),
        later: resolved.later.toISOString(),
      });
  }
}
