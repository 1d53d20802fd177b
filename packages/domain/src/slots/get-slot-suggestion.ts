import { getBestTimes } from "../analytics/get-best-times";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { getSlots } from "./get-slots";
import { suggestSlots, type SlotSuggestion } from "./model/suggest-slots";

/** Suggests slots from the actor's own best times; null when their posts do not show any, or all are slots already. */
export async function getSlotSuggestion(
  deps: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<SlotSuggestion | null> {
  const [times, plan] = await Promise.all([getBestTimes(deps, actor), getSlots(deps, actor)]);
  return suggestSlots(times, plan.slots);
}
