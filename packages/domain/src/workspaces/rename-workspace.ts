import type { z } from "zod/mini";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { requireAct } from "./model/acts";
import type { workspaceName } from "./model/workspace-input";
import type { WorkspaceView } from "./model/workspace-view";

/** Renames the actor's workspace; its addresses stay. Refuses with `act_forbidden`. */
export async function renameWorkspace(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { name }: z.infer<typeof workspaceName>,
): Promise<WorkspaceView> {
  requireAct(actor, "workspace.manage");
  const workspace = await db.workspace.update({
    where: { id: actor.workspaceId },
    data: { name },
    select: { id: true, name: true, slug: true },
  });
  return { ...workspace, role: actor.role };
}
