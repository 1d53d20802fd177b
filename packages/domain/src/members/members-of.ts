import type { Prisma } from "@takt/db/generated/prisma/client";
import { type Actor, type Role, ROLES } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { WorkspaceErrorCode } from "../workspaces/model/workspace-errors";
import { WORKSPACE_LIMITS } from "../workspaces/model/workspace-limits";

/** Refuses with `role_above_own` a role that the actor may neither give nor take: roles are ordered from the most powerful. */
export function requireNotAbove({ role: own }: Pick<Actor, "role">, role: Role): void {
  if (ROLES.indexOf(role) < ROLES.indexOf(own)) throw new DomainError<WorkspaceErrorCode>("role_above_own");
}

/** An invitation that can still be accepted, or be sent again. */
export const OPEN_INVITATION = { acceptedAt: null, revokedAt: null } as const;

/**
 * Refuses with `members_full` (max) when the members and those who are invited are as many as a workspace may have. Call it
 * under the lock of withWorkspaceLocked.
 * @param except an invitation that is not counted, because it is the one that is accepted or sent again
 */
export async function requireSeat(
  tx: Prisma.TransactionClient,
  actor: Pick<Actor, "workspaceId">,
  now: number,
  except: string,
): Promise<void> {
  const { workspaceId } = actor;
  const [members, invited] = await Promise.all([
    tx.membership.count({ where: { workspaceId } }),
    tx.invitation.count({
      where: { workspaceId, ...OPEN_INVITATION, expiresAt: { gt: new Date(now) }, id: { not: except } },
    }),
  ]);
  const max = WORKSPACE_LIMITS.members;
  if (members + invited >= max) throw new DomainError<WorkspaceErrorCode>("members_full", { max });
}
