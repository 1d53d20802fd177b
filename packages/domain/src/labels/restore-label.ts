import type { Prisma } from "@takt/db/generated/prisma/client";
import { type Actor, inWorkspace } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { restorableSince } from "../shared/restorable";
import { withWorkspaceLocked } from "../shared/with-lock";
import { requireFreeName, requireRoom } from "./create-label";
import type { LabelErrorCode } from "./model/label-input";
import { LABEL_LIMITS } from "./model/label-limits";
import { LABEL_COLUMNS, type LabelView } from "./model/label-view";
import { foldName } from "./model/fold-name";

/**
 * Restores a deleted label on its posts; one that is not deleted is answered as it is, so that a second click does no harm.
 * Refuses with `label_not_found` (also when it was deleted too long ago), `label_name_taken` and `labels_full`.
 */
export function restoreLabel(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<LabelView> {
  const own = { id, ...inWorkspace(actor) };
  const restorable = { gt: restorableSince(clock) };
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    const found = await tx.label.findFirst({
      where: { ...own, OR: [{ deletedAt: null }, { deletedAt: restorable }] },
      select: { ...LABEL_COLUMNS, deletedAt: true },
    });
    if (!found) throw new DomainError<LabelErrorCode>("label_not_found");
    const { deletedAt, ...label } = found;
    if (!deletedAt) return label;
    await requireFreeName(tx, actor, label.name);
    await requireRoom(tx, actor);
    await leaveFullPosts(tx, id);
    await tx.label.updateMany({ where: own, data: { deletedAt: null, foldedName: foldName(label.name) } });
    return label;
  });
}

/** A post that got as many labels meanwhile as it may have keeps those. */
async function leaveFullPosts(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.$executeRaw`
    delete from post_labels pl where pl.label_id = ${id}::uuid and (
      select count(*) from post_labels o join labels l on l.id = o.label_id
      where o.post_id = pl.post_id and l.deleted_at is null) >= ${LABEL_LIMITS.perPost}::int`;
}
