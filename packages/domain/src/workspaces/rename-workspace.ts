import type { z } from "zod/mini";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import type { workspaceName } from "./model/workspace-input";
import type { WorkspaceView } from "./model/workspace-view";
import { withMembersLocked } from "./with-members-locked";
import { writeLog } from "./write-log";

/** Renames the actor's workspace; its addresses stay. Refuses with `act_forbidden`. */
export async function renameWorkspace(
  deps: Pick<CoreDeps, "db" | "clock">,
  caller: Actor,
  { name }: z.infer<typeof workspaceName>,
): Promise<WorkspaceView> {
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    const workspace = await tx.workspace.update({
      where: { id: actor.workspaceId },
      data: { name },
      select: { id: true, name: true, slug: true },
    });
    await writeLog(tx, actor, now, { action: "workspace.renamed", data: { name } });
    return { ...workspace, role: actor.role };
  });
}
