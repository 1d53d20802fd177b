import { authoredBy } from "../posts/posts-of";
import type { PostStatus } from "../posts/model/post-transitions";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { SLOT_LIMITS } from "./model/slot-limits";
import { findFreeSlots, listUpcomingSlots, type SlotPlan, type UpcomingSlot } from "./model/upcoming-slots";

const APART_MS = SLOT_LIMITS.minutesApart * 60_000;

/** Posts of these occupy their slot: they go out then, went out, or may have. */
const OCCUPYING: PostStatus[] = ["scheduled", "publishing", "published", "unconfirmed"];

type Range = {
  from: Date;
  to: Date;
  /** A post that occupies nothing, because it is the one that is being moved. */
  exceptPostId?: string | undefined;
};
type Deps = { db: Pick<CoreDeps["db"], "post"> };

/** Returns the slots of a plan in [from, to) that no post of the actor's occupies, the soonest first. */
export async function freeSlotsIn(
  deps: Deps,
  actor: Actor,
  plan: SlotPlan,
  range: Range,
): Promise<UpcomingSlot[]> {
  const slots = listUpcomingSlots(plan, actor.zone, range);
  return slots.length > 0 ? findFreeSlots(slots, await listPostTimes(deps, actor, range)) : [];
}

/** Lists the times of the posts that occupy slots of a range. */
async function listPostTimes({ db }: Deps, actor: Actor, { from, to, exceptPostId }: Range): Promise<Date[]> {
  const rows = await db.post.findMany({
    where: {
      ...authoredBy(actor),
      deletedAt: null,
      status: { in: OCCUPYING },
      scheduledAt: { gt: new Date(from.getTime() - APART_MS), lt: new Date(to.getTime() + APART_MS) },
      ...(exceptPostId && { id: { not: exceptPostId } }),
    },
    select: { scheduledAt: true },
  });
  return rows.flatMap(({ scheduledAt }) => scheduledAt ?? []);
}
