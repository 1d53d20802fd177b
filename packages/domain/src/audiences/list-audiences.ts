import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownRows } from "../shared/own-rows";
import { restorableSince } from "../shared/restorable";
import { AUDIENCE_COLUMNS } from "./audience-columns";
import { AUDIENCE_LIMITS } from "./model/audience-limits";
import type { AudienceView } from "./model/audience-view";

/**
 * The actor's audiences, last changed first, and those deleted in the last hours (RESTORABLE_HOURS), last deleted
 * first: of the deleted at most as many as a user may have.
 */
export async function listAudiences(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
): Promise<{ audiences: AudienceView[]; deleted: AudienceView[] }> {
  const [audiences, deleted] = await Promise.all([
    db.audience.findMany({
      where: { ...ownRows(actor), deletedAt: null },
      orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
      take: AUDIENCE_LIMITS.perUser,
      select: AUDIENCE_COLUMNS,
    }),
    db.audience.findMany({
      where: { ...ownRows(actor), deletedAt: { gt: restorableSince(clock) } },
      orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
      take: AUDIENCE_LIMITS.perUser,
      select: AUDIENCE_COLUMNS,
    }),
  ]);
  return { audiences, deleted };
}
