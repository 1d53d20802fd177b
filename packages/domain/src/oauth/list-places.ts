import { readWorkspacePlan } from "../plans/read-plan";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { listWorkspaces } from "../workspaces/list-workspaces";
import type { GrantPlace } from "./model/grant-place";

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
