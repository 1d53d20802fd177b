import type { PostsDeps } from "./deps";
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
