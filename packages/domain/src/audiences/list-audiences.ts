import type { CoreDeps } from "../shared/core-deps";
import { type Actor, inWorkspace } from "../shared/actor";
import { restorableSince } from "../shared/restorable";
import { AUDIENCE_LIMITS } from "./model/audience-limits";
import { type AudienceView, AUDIENCE_COLUMNS } from "./model/audience-view";

/**
 * Lists the actor's audiences, last changed first, and those deleted within RESTORABLE_HOURS, last deleted first. The
 * list of deleted ones has at most as many as a user may have.
 */
export async function listAudiences(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<{ audiences: AudienceView[]; deleted: AudienceView[] }> {
  const [audiences, deleted] = await Promise.all([
    db.audience.findMany({
      where: { ...inWorkspace(actor), deletedAt: null },
      orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
      take: AUDIENCE_LIMITS.perWorkspace,
      select: AUDIENCE_COLUMNS,
    }),
    db.audience.findMany({
      where: { ...inWorkspace(actor), deletedAt: { gt: restorableSince(clock) } },
      orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
      take: AUDIENCE_LIMITS.perWorkspace,
      select: AUDIENCE_COLUMNS,
    }),
  ]);
  return { audiences, deleted };
}
