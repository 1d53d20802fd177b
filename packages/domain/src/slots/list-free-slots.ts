import { getLatestTime } from "../posts/model/publish-slot";
import type { Actor } from "../shared/actor";
import type { Range } from "../shared/range-input";
import type { CoreDeps } from "../shared/core-deps";
import { freeSlotsIn } from "./free-slots-in";
import { getSlots } from "./get-slots";
import type { UpcomingSlot } from "./model/upcoming-slots";
import { SLOT_LEAD_MS } from "./next-free-slots";

type Deps = {
  db: Pick<CoreDeps["db"], "weeklySlot" | "slotSettings" | "post">;
  clock: Pick<CoreDeps["clock"], "now">;
};

/** Lists the actor's free slots in [from, to), the soonest first: those in which a post can still be scheduled. */
export async function listFreeSlots(
  { db, clock }: Deps,
  actor: Actor,
  range: Range,
): Promise<UpcomingSlot[]> {
  const now = clock.now();
  const from = new Date(Math.max(range.from.getTime(), now + SLOT_LEAD_MS));
  const to = new Date(Math.min(range.to.getTime(), getLatestTime(new Date(now), actor.zone).getTime()));
  if (from >= to) return [];
  return freeSlotsIn({ db }, actor, await getSlots({ db }, actor), { from, to });
}
