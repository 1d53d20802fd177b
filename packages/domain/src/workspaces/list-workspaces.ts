import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { closedUntil } from "./model/closed-until";
import type { ListedWorkspace } from "./model/workspace-view";

/**
 * Lists the workspaces in which the actor is a member, the personal one first and then by name. A closed one is listed for
 * its owner alone, as long as it can be opened again, and after the others.
 */
export async function listWorkspaces(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  { userId }: Pick<Actor, "userId">,
): Promise<ListedWorkspace[]> {
  const rows = await db.membership.findMany({
    where: { userId, OR: [{ role: "owner" }, { workspace: { closedAt: null } }] },
    select: { role: true, workspace: { select: { id: true, name: true, slug: true, closedAt: true } } },
    orderBy: [{ workspace: { personal: "desc" } }, { workspace: { name: "asc" } }, { workspaceId: "asc" }],
  });
  const listed = rows.map(({ role, workspace: { closedAt, ...workspace } }) => ({
    ...workspace,
    role,
    closedUntil: closedAt && closedUntil(closedAt),
  }));
  return [
    ...listed.filter((one) => one.closedUntil === null),
    ...listed.filter((one) => one.closedUntil !== null && one.closedUntil.getTime() > clock.now()),
  ];
}
