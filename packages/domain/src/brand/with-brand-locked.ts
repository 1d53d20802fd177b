import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { requireWritable } from "../workspaces/model/acts";
import { requireTeam } from "../workspaces/require-team";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";
import type { BrandDeps } from "./deps";

/**
 * Runs a change of the brand of the actor's workspace, of a team with the plan for it, and writes it down.
 * Refuses with `act_forbidden`, `workspace_read_only` and `workspace_personal`.
 */
export async function withBrandLocked<T>(
  deps: Pick<BrandDeps, "db" | "clock">,
  caller: Actor,
  work: (tx: Prisma.TransactionClient, workspaceId: string) => Promise<T>,
): Promise<T> {
  requireWritable(caller);
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    await requireTeam(tx, actor);
    const result = await work(tx, actor.workspaceId);
    await writeLog(tx, actor, now, { action: "brand.changed" });
    return result;
  });
}
