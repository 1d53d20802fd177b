import type { z } from "zod";
import { type Actor, inWorkspace } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { withWorkspaceLocked } from "../shared/with-lock";
import { requireFreeName } from "./create-label";
import type { LabelErrorCode, labelChange } from "./model/label-input";
import { LABEL_COLUMNS, type LabelView } from "./model/label-view";
import { foldName } from "./model/fold-name";

/** Renames or recolors a label. Refuses with `label_not_found` and `label_name_taken`. */
export function updateLabel(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { id, name, color }: z.infer<typeof labelChange>,
): Promise<LabelView> {
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    const own = { id, ...inWorkspace(actor), deletedAt: null };
    if (name !== undefined) await requireFreeName(tx, actor, name, id);
    const { count } = await tx.label.updateMany({
      where: own,
      data: { ...(name !== undefined && { name, foldedName: foldName(name) }), ...(color && { color }) },
    });
    if (count === 0) throw new DomainError<LabelErrorCode>("label_not_found");
    return tx.label.findFirstOrThrow({ where: own, select: LABEL_COLUMNS });
  });
}

/**
 * Deletes a label, and with it takes it off its posts; it can be restored with them for RESTORABLE_HOURS. Refuses with
 * `label_not_found`.
 */
export async function deleteLabel(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<void> {
  const { count } = await db.label.updateMany({
    where: { id, ...inWorkspace(actor), deletedAt: null },
    data: { deletedAt: new Date(clock.now()), foldedName: null },
  });
  if (count === 0) throw new DomainError<LabelErrorCode>("label_not_found");
}
