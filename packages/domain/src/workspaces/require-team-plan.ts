import type { Prisma } from "@takt/db/generated/prisma/client";
import { readWorkspacePlan } from "../plans/read-plan";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { WorkspaceErrorCode } from "./model/workspace-errors";

/** Refuses with `workspaces_need_plan` where the owner of the workspace does not have the plan Enterprise. */
export async function requireTeamPlan(
  tx: Prisma.TransactionClient,
  actor: Pick<Actor, "workspaceId">,
  now: number,
): Promise<void> {
  const { plan } = await readWorkspacePlan(tx, actor, now);
  if (plan !== "enterprise") throw new DomainError<WorkspaceErrorCode>("workspaces_need_plan");
}
