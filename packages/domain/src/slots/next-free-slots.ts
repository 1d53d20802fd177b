import { ownedBy as postsOwnedBy } from "../posts/owned-by";
import { getLatestTime } from "../posts/model/publish-slot";
import type { PostStatus } from "../posts/model/post-transitions";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { getSlots } from "./get-slots";
import { SLOT_LIMITS } from "./model/slot-limits";
import { findFreeSlots, listUpcomingSlots, type UpcomingSlot } from "./model/upcoming-slots";

/** A slot is offered until this long before it: there is time to take it back, and the sweep finds the post by itself. */
export const SLOT_LEAD_MS = 5 * 60_000;
/** What is looked through at once. */
const STEP_MS = 28 * 86_400_000;
const APART_MS = SLOT_LIMITS.minutesApart * 60_000;

/** Posts of these occupy their slot: they go out then, went out, or may have. */
const OCCUPYING: PostStatus[] = ["scheduled", "publishing", "published", "unconfirmed"];

type Db = Pick<CoreDeps["db"], "weeklySlot" | "slotSettings" | "post">;
type Options = {
  count: number;
  /** A post that occupies nothing, because it is the one that is being moved. */
  exceptPostId?: string;
};

/**
 * Finds the actor's next free slots, the soonest first; fewer when there are no more in the time ahead in which posts can
 * be scheduled. They are computed from the posts as they are, so a slot is free as soon as its post has gone elsewhere.
 */
export async function findNextFreeSlots(
  { db, clock }: { db: Db; clock: Pick<CoreDeps["clock"], "now"> },
  actor: Actor,
  { count, exceptPostId }: Options,
): Promise<UpcomingSlot[]> {
  const plan = await getSlots({ db }, actor);
  const now = clock.now();
  const end = getLatestTime(new Date(now), actor.zone).getTime();
  const free: UpcomingSlot[] = [];
  for (let from = now + SLOT_LEAD_MS; from < end && free.length < count; from += STEP_MS) {
    const range = { from: new Date(from), to: new Date(Math.min(from + STEP_MS, end)) };
    const slots = listUpcomingSlots(plan, actor.zone, range);
    if (slots.length > 0)
      free.push(...findFreeSlots(slots, await listPostTimes(db, actor, range, exceptPostId)));
  }
  return free.slice(0, count);
}

/** Lists the times of the posts that occupy slots of a range. */
async function listPostTimes(
  db: Db,
  actor: Actor,
  { from, to }: { from: Date; to: Date },
  exceptPostId?: string,
): Promise<Date[]> {
  const rows = await db.post.findMany({
    where: {
      ...postsOwnedBy(actor),
      deletedAt: null,
      status: { in: OCCUPYING },
      scheduledAt: { gt: new Date(from.getTime() - APART_MS), lt: new Date(to.getTime() + APART_MS) },
      ...(exceptPostId && { id: { not: exceptPostId } }),
    },
    select: { scheduledAt: true },
  });
  return rows.flatMap(({ scheduledAt }) => scheduledAt ?? []);
}
