import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { withWorkspaceLocked } from "../shared/with-lock";
import { requireMember } from "./require-member";
import { type Act, requireAct } from "./model/acts";
import type { WorkspaceErrorCode } from "./model/workspace-errors";

/**
 * Runs `work` in a transaction in which nobody else changes who is a member and as what, for an actor with the role that
 * they have by then: one who was removed or given another role meanwhile is refused.
 * Refuses with `act_forbidden`, `member_not_found`, and `workspace_not_found` when it was closed meanwhile.
 */
export async function withMembersLocked<T>(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  act: Act,
  work: (locked: { tx: Prisma.TransactionClient; actor: Actor; now: number }) => Promise<T>,
): Promise<T> {
  requireAct(actor, act);
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    const present = { ...actor, role: await requireMember(tx, actor, actor.userId) };
    requireAct(present, act);
    await requireOpen(tx, actor);
    return work({ tx, actor: present, now: clock.now() });
  });
}

async function requireOpen(tx: Prisma.TransactionClient, { workspaceId: id }: Actor): Promise<void> {
  const isOpen = await tx.workspace.count({ where: { id, closedAt: null } });
  if (isOpen === 0) throw new DomainError<WorkspaceErrorCode>("workspace_not_found");
}
