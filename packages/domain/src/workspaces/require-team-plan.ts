import type { Prisma } from "@takt/db/generated/prisma/client";
import { readPlan } from "../plans/read-plan";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { WorkspaceErrorCode } from "./model/workspace-errors";

/** Refuses with `workspaces_need_plan` where the owner of the workspace does not have the plan Enterprise. */
export async function requireTeamPlan(
  tx: Prisma.TransactionClient,
  { workspaceId }: Pick<Actor, "workspaceId">,
  now: number,
): Promise<void> {
  const owner = await tx.membership.findFirst({
    where: { workspaceId, role: "owner" },
    select: { userId: true },
  });
  const plan = owner && (await readPlan(tx, owner.userId, now)).plan;
  if (plan !== "enterprise") throw new DomainError<WorkspaceErrorCode>("workspaces_need_plan");
}
