import { readWorkspacePlan } from "../plans/read-plan";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import type { ListedWorkspace } from "../workspaces/model/workspace-view";
import { listWorkspaces } from "../workspaces/list-workspaces";

/** A workspace into which a member could let an application; without the plan of its owner they cannot. */
export type GrantPlace = Pick<ListedWorkspace, "id" | "name" | "slug"> & { hasPlan: boolean };

/** Lists the open workspaces of a member, with whether applications are part of their plan. */
export async function listPlaces(
  deps: Pick<CoreDeps, "db" | "clock">,
  actor: Pick<Actor, "userId">,
): Promise<GrantPlace[]> {
  const open = (await listWorkspaces(deps, actor)).filter(({ closedUntil }) => closedUntil === null);
  return Promise.all(
    open.map(async ({ id, name, slug }) => {
      const { plan } = await readWorkspacePlan(deps.db, { workspaceId: id }, deps.clock.now());
      return { id, name, slug, hasPlan: plan === "enterprise" };
    }),
  );
}
