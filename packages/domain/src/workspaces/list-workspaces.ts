import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import type { WorkspaceView } from "./model/workspace-view";

/** Lists the workspaces in which the actor is a member, the personal one first and then by name. */
export async function listWorkspaces(
  { db }: Pick<CoreDeps, "db">,
  { userId }: Actor,
): Promise<WorkspaceView[]> {
  const rows = await db.membership.findMany({
    where: { userId },
    select: { role: true, workspace: { select: { id: true, name: true, slug: true } } },
    orderBy: [{ workspace: { personal: "desc" } }, { workspace: { name: "asc" } }, { workspaceId: "asc" }],
  });
  return rows.map(({ role, workspace }) => ({ ...workspace, role }));
}
