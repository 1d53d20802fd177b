import type { Prisma } from "@takt/db/generated/prisma/client";
import type { z } from "zod/mini";
import { transition } from "../posts/transition";
import { ownedBy } from "../workspaces/owned-by";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { withWorkspaceLocked } from "../shared/with-lock";
import { closedUntil } from "../workspaces/model/closed-until";
import type { WorkspaceErrorCode } from "../workspaces/model/workspace-errors";
import type { closedWorkspaceInput } from "../workspaces/model/workspace-input";
import type { WorkspaceView } from "../workspaces/model/workspace-view";
import { writeLog } from "../workspaces/write-log";

const UNSCHEDULE = transition("unschedule");

/**
 * Opens a workspace again that the actor has closed within the last week, for everybody who was in it. Repeated, because an
 * answer was lost, it returns the workspace as it is. Refuses with `workspace_not_found` where it is purged, or not the actor's.
 */
export function reopenWorkspace(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  { id }: z.infer<typeof closedWorkspaceInput>,
): Promise<WorkspaceView> {
  return withWorkspaceLocked(db, id, async (tx) => {
    const now = clock.now();
    const workspace = await tx.workspace.findFirst({
      where: { id, personal: false, ...ownedBy(actor) },
      select: { id: true, name: true, slug: true, closedAt: true },
    });
    if (!workspace || (workspace.closedAt && closedUntil(workspace.closedAt).getTime() <= now))
      throw new DomainError<WorkspaceErrorCode>("workspace_not_found");
    const { closedAt, ...view } = workspace;
    if (closedAt) {
      await open(tx, id);
      await writeLog(tx, { ...actor, workspaceId: id }, now, { action: "workspace.reopened" });
    }
    return { ...view, role: "owner" };
  });
}

/** Opens the workspace; a post scheduled while it was being closed becomes a draft before it could go out. */
async function open(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.$executeRaw`
    with opened as (
      update workspaces set closed_at = null where id = ${id}::uuid returning id
    )
    update posts p set ${UNSCHEDULE.set} from opened o
    where p.workspace_id = o.id and p.status = 'scheduled' and p.deleted_at is null`;
}
