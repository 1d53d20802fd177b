import type { Prisma } from "@takt/db/generated/prisma/client";
import type { z } from "zod";
import { type Actor, inWorkspace, ownIn } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { withWorkspaceLocked } from "../shared/with-lock";
import type { LabelErrorCode, newLabelInput } from "./model/label-input";
import { LABEL_LIMITS } from "./model/label-limits";
import { LABEL_COLUMNS, type LabelView } from "./model/label-view";
import { foldName } from "./model/fold-name";

/**
 * Creates a label under an id from the browser. Repeated, because an answer was lost, it returns the label as it is by now.
 * Refuses with `label_name_taken`, `labels_full` and `label_not_found` (the id is somebody else's, or of a deleted label).
 */
export function createLabel(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { id, name, color }: z.infer<typeof newLabelInput>,
): Promise<LabelView> {
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    const own = { id, ...inWorkspace(actor), deletedAt: null };
    const known = await tx.label.findFirst({ where: own, select: LABEL_COLUMNS });
    if (known) return known;
    await requireFreeName(tx, actor, name);
    await requireRoom(tx, actor);
    const row = { id, ...ownIn(actor), name, color, foldedName: foldName(name) };
    const { count } = await tx.label.createMany({ data: [row], skipDuplicates: true });
    if (count === 0) throw new DomainError<LabelErrorCode>("label_not_found");
    return tx.label.findFirstOrThrow({ where: own, select: LABEL_COLUMNS });
  });
}

/** Refuses with `label_name_taken` when another label of the workspace has the name. Call it under the lock of withWorkspaceLocked. */
export async function requireFreeName(
  tx: Prisma.TransactionClient,
  actor: Actor,
  name: string,
  except?: string,
): Promise<void> {
  const same = await tx.label.findFirst({
    where: { ...inWorkspace(actor), foldedName: foldName(name), ...(except && { id: { not: except } }) },
    select: { id: true },
  });
  if (same) throw new DomainError<LabelErrorCode>("label_name_taken");
}

/** Refuses with `labels_full` (max) when the workspace has all the labels that it may have. Call it under the lock of withWorkspaceLocked. */
export async function requireRoom(tx: Prisma.TransactionClient, actor: Actor): Promise<void> {
  const max = LABEL_LIMITS.perWorkspace;
  const count = await tx.label.count({ where: { ...inWorkspace(actor), deletedAt: null } });
  if (count >= max) throw new DomainError<LabelErrorCode>("labels_full", { max });
}
