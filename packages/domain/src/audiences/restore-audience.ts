import type { CoreDeps } from "../shared/core-deps";
import { type Actor, inWorkspace } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { restorableSince } from "../shared/restorable";
import { withWorkspaceLocked } from "../shared/with-lock";
import type { AudienceErrorCode } from "./model/audience-input";
import { type AudienceView, AUDIENCE_COLUMNS } from "./model/audience-view";
import { requireRoom } from "./create-audience";

/**
 * Restores a deleted audience; one that is not deleted is answered as it is, so that a second click does no harm.
 * Refuses with `audience_not_found` (also when it was deleted too long ago) or `audiences_full`.
 */
export function restoreAudience(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<AudienceView> {
  const own = { id, ...inWorkspace(actor) };
  const restorable = { gt: restorableSince(clock) };
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    const found = await tx.audience.findFirst({
      where: { ...own, OR: [{ deletedAt: null }, { deletedAt: restorable }] },
      select: AUDIENCE_COLUMNS,
    });
    if (!found) throw new DomainError<AudienceErrorCode>("audience_not_found");
    // Of two concurrent calls the second finds it restored.
    if (!found.deletedAt) return found;
    await requireRoom(tx, actor);
    return tx.audience.update({
      where: own,
      data: { deletedAt: null, version: { increment: 1 } },
      select: AUDIENCE_COLUMNS,
    });
  });
}
