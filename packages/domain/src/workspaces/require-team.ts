import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { WorkspaceErrorCode } from "./model/workspace-errors";

/** Refuses the personal workspace, which is its user's alone, with `workspace_personal`. */
export async function requireTeam(
  tx: Pick<Prisma.TransactionClient, "workspace">,
  { workspaceId: id }: Pick<Actor, "workspaceId">,
): Promise<void> {
  const isTeam = await tx.workspace.count({ where: { id, personal: false } });
  if (isTeam === 0) throw new DomainError<WorkspaceErrorCode>("workspace_personal");
}
