import { postsOf } from "../posts-of";
import type { PostsDeps } from "../deps";
import type { PostStatus } from "../model/post-transitions";
import type { BulkOutcome, PostBefore } from "../model/bulk-outcome";
import type { PostRef } from "../model/post-input";
import { wallInstants, type Slot } from "../model/publish-slot";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";

type Row = {
  status: PostStatus;
  scheduledAt: Date | null;
  scheduledWall: string | null;
  scheduledZone: string | null;
};

/**
 * Changes posts one after the other, each by the use case of one post, and tells what became of each: one that is refused
 * keeps no other from being changed. `change` gets the post as it was and returns its version afterwards. Refuses with
 * `post_not_found` when none of them is the actor's.
 */
export async function runBulk(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  ids: readonly string[],
  change: (id: string, before: PostBefore) => Promise<{ version: number }>,
): Promise<BulkOutcome[]> {
  const rows = await db.post.findMany({
    where: { id: { in: [...ids] }, ...postsOf(actor, "content.read") },
    select: {
      id: true,
      status: true,
      scheduledAt: true,
      scheduledWall: true,
      scheduledZone: true,
    },
  });
  if (rows.length === 0) throw new DomainError("post_not_found");
  const byId = new Map(rows.map((row) => [row.id, row]));
  const outcomes: BulkOutcome[] = [];
  for (const id of ids) outcomes.push(await changeOne(id, byId.get(id), change));
  return outcomes;
}

/** The same for posts in the version that the user saw. */
export function runBulkByRef(
  deps: Pick<PostsDeps, "db">,
  actor: Actor,
  refs: readonly PostRef[],
  change: (ref: PostRef, before: PostBefore) => Promise<{ version: number }>,
): Promise<BulkOutcome[]> {
  const byId = new Map(refs.map((ref) => [ref.id, ref]));
  return runBulk(deps, actor, [...byId.keys()], (id, before) => change(byId.get(id)!, before));
}

async function changeOne(
  id: string,
  row: Row | undefined,
  change: (id: string, before: PostBefore) => Promise<{ version: number }>,
): Promise<BulkOutcome> {
  if (!row) return { kind: "refused", id, code: "post_not_found", status: null };
  const before: PostBefore = { status: row.status, slot: toSlot(row) };
  try {
    const { version } = await change(id, before);
    return { kind: "done", id, version, before };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, data } = error;
    const status = code === "post_not_in_state" ? (data.status as PostStatus) : null;
    return { kind: "refused", id, code, status };
  }
}

/** The time of a post, as it is chosen again: of a time that exists twice, the one that was meant. */
function toSlot({ scheduledAt, scheduledWall: wall, scheduledZone: zone }: Row): Slot | null {
  if (!scheduledAt || !wall || !zone) return null;
  const instants = wallInstants(wall, zone);
  const isLater = instants !== null && instants.later.getTime() === scheduledAt.getTime();
  const isTwice = instants !== null && instants.earlier.getTime() !== instants.later.getTime();
  return { wall, zone, ...(isTwice && { pick: isLater ? ("later" as const) : ("earlier" as const) }) };
}
