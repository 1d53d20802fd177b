import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor, Role } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { WorkspaceErrorCode } from "./model/workspace-errors";

/** Reads the present role of a member. Call it under the lock of withWorkspaceLocked. Refuses with `member_not_found`. */
export async function requireMember(
  tx: Prisma.TransactionClient,
  { workspaceId }: Pick<Actor, "workspaceId">,
  userId: string,
): Promise<Role> {
  const membership = await tx.membership.findUnique({
    where: { workspaceId_userId: { workspaceId, userId } },
    select: { role: true },
  });
  if (!membership) throw new DomainError<WorkspaceErrorCode>("member_not_found");
  return membership.role;
}
