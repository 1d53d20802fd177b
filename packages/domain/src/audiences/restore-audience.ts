import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { RESTORABLE_HOURS } from "../shared/restorable";
import { AUDIENCE_COLUMNS } from "./audience-columns";
import type { AudienceErrorCode } from "./model/audience-errors";
import type { AudienceView } from "./model/audience-view";
import { ownAudiences } from "./own-audiences";
import { withRoom } from "./with-room";

/**
 * Undoes a delete; one that is there already is answered as it is, so that a second click does no harm.
 * Refuses with `audience_not_found` (also when it was deleted too long ago) or `audiences_full`.
 */
export async function restoreAudience(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<AudienceView> {
  const own = { id, ...ownAudiences(actor) };
  const restorable = { gt: new Date(clock.now() - RESTORABLE_HOURS * 3600_000) };
  const found = await db.audience.findFirst({
    where: { ...own, OR: [{ deletedAt: null }, { deletedAt: restorable }] },
    select: AUDIENCE_COLUMNS,
  });
  if (!found) throw new DomainError<AudienceErrorCode>("audience_not_found");
  if (!found.deletedAt) return found;
  return withRoom(db, actor, async (tx) => {
    // Of two at once the second changes nothing.
    await tx.audience.updateMany({
      where: { ...own, deletedAt: restorable },
      data: { deletedAt: null, version: { increment: 1 } },
    });
    return tx.audience.findFirstOrThrow({ where: own, select: AUDIENCE_COLUMNS });
  });
}
