import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { ownedBy } from "../shared/owned-by";
import { AUDIENCE_COLUMNS } from "./audience-columns";
import type { AudienceInput, AudienceRef } from "./model/audience-input";
import type { AudienceView } from "./model/audience-view";
import { refuseAudience } from "./refuse-audience";

/** Updates the version the user saw. Refuses with `audience_not_found` or `audience_changed`. */
export function updateAudience(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  ref: AudienceRef,
  input: AudienceInput,
): Promise<AudienceView> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.audience.updateMany({
      where: { id: ref.id, ...ownedBy(actor), version: ref.version, deletedAt: null },
      data: { ...input, version: { increment: 1 } },
    });
    if (count === 0) return refuseAudience(tx, actor, ref.id);
    return tx.audience.findFirstOrThrow({
      where: { id: ref.id, ...ownedBy(actor) },
      select: AUDIENCE_COLUMNS,
    });
  });
}
