import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { RESTORABLE_HOURS } from "../shared/restorable";
import { AUDIENCE_COLUMNS } from "./audience-columns";
import { AUDIENCE_LIMITS } from "./model/audience-limits";
import type { AudienceView } from "./model/audience-view";
import { ownAudiences } from "./own-audiences";

/**
 * The actor's audiences, last changed first, and those deleted in the last hours (RESTORABLE_HOURS), last deleted
 * first: of the deleted at most as many as a user may have.
 */
export async function listAudiences(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
): Promise<{ audiences: AudienceView[]; deleted: AudienceView[] }> {
  const since = new Date(clock.now() - RESTORABLE_HOURS * 3600_000);
  const [audiences, deleted] = await Promise.all([
    db.audience.findMany({
      where: { ...ownAudiences(actor), deletedAt: null },
      orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
      take: AUDIENCE_LIMITS.perUser,
      select: AUDIENCE_COLUMNS,
    }),
    db.audience.findMany({
      where: { ...ownAudiences(actor), deletedAt: { gt: since } },
      orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
      take: AUDIENCE_LIMITS.perUser,
      select: AUDIENCE_COLUMNS,
    }),
  ]);
  return { audiences, deleted };
}
