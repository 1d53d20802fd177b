import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { ownedBy } from "../shared/owned-by";
import type { AudienceRef } from "./model/audience-input";
import { refuseAudience } from "./refuse-audience";

/**
 * Deletes the version the user saw; it can be restored for RESTORABLE_HOURS.
 * Refuses with `audience_not_found` or `audience_changed`.
 */
export async function deleteAudience(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  ref: AudienceRef,
): Promise<void> {
  const { count } = await db.audience.updateMany({
    where: { id: ref.id, ...ownedBy(actor), version: ref.version, deletedAt: null },
    data: { deletedAt: new Date(clock.now()), version: { increment: 1 } },
  });
  if (count === 0) await refuseAudience(db, actor, ref.id);
}
