import type { Prisma } from "@takt/db/generated/prisma/client";
import { queueEmails } from "../outbox/queue-emails";
import type { Actor } from "../shared/actor";
import { lockUser } from "../shared/with-lock";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { requireRoom } from "../workspaces/create-workspace";
import { requireMember } from "../workspaces/require-member";
import type { WorkspaceErrorCode } from "../workspaces/model/workspace-errors";
import { WORKSPACE_LIMITS } from "../workspaces/model/workspace-limits";
import { requireTeam } from "../workspaces/require-team";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";

type Deps = Pick<CoreDeps, "db" | "clock">;

const DAY_MS = 86_400_000;
const NO_OFFER = { offeredToId: null, offerExpiresAt: null } as const;

/**
 * Offers the ownership of the workspace to another member, who has a week to take it; an earlier offer ends. Refuses with
 * `act_forbidden`, `workspace_personal` and `member_not_found` (the owner too).
 */
export function offerOwnership(deps: Deps, caller: Actor, { userId }: { userId: string }): Promise<void> {
  return withMembersLocked(deps, caller, "workspace.transfer", async ({ tx, actor, now }) => {
    await requireTeam(tx, actor);
    if ((await requireMember(tx, actor, userId)) === "owner")
      throw new DomainError<WorkspaceErrorCode>("member_not_found");
    const { workspaceId: id } = actor;
    const offerExpiresAt = new Date(now + WORKSPACE_LIMITS.invitationDays * DAY_MS);
    await tx.workspace.update({ where: { id }, data: { offeredToId: userId, offerExpiresAt } });
    const occasion = `ownership_offered:${id}:${offerExpiresAt.getTime()}`;
    await queueEmails(tx, [{ kind: "ownership_offered", occasion, userId, data: { workspaceId: id } }]);
    await writeLog(tx, actor, now, { action: "ownership.offered", subject: userId });
  });
}

/** Ends an offer: its owner withdraws it, or who was offered it declines. Refuses with `ownership_not_offered`. */
export function endOffer(deps: Deps, caller: Actor): Promise<void> {
  return withMembersLocked(deps, caller, "account.own", async ({ tx, actor, now }) => {
    const { workspaceId: id, userId, role } = actor;
    const mine = role === "owner" ? { offeredToId: { not: null } } : { offeredToId: userId };
    const { count } = await tx.workspace.updateMany({ where: { id, ...mine }, data: NO_OFFER });
    if (count === 0) throw new DomainError<WorkspaceErrorCode>("ownership_not_offered");
    await writeLog(tx, actor, now, { action: "ownership.withdrawn" });
  });
}

/**
 * The actor takes the workspace that is offered to them, and with it its plan and limits; who had it stays as an admin.
 * Refuses with `ownership_not_offered`, `workspaces_need_plan` and `workspaces_full`.
 */
export function takeOwnership(deps: Deps, caller: Actor): Promise<void> {
  return withMembersLocked(deps, caller, "account.own", async ({ tx, actor, now }) => {
    const { workspaceId, userId } = actor;
    const offer = { id: workspaceId, offeredToId: userId, offerExpiresAt: { gt: new Date(now) } };
    const { count } = await tx.workspace.updateMany({ where: offer, data: NO_OFFER });
    if (count === 0) throw new DomainError<WorkspaceErrorCode>("ownership_not_offered");
    // Two workspaces that are taken at once, or one that is taken and one that is made, wait for each other.
    await lockUser(tx, userId);
    await requireRoom(tx, actor, now);
    await giveRole(tx, { workspaceId, role: "owner" }, "admin");
    await giveRole(tx, { workspaceId, userId }, "owner");
    await writeLog(tx, actor, now, { action: "ownership.taken", subject: userId });
  });
}

function giveRole(
  tx: Prisma.TransactionClient,
  where: Prisma.MembershipWhereInput,
  role: "owner" | "admin",
): Promise<unknown> {
  return tx.membership.updateMany({ where, data: { role } });
}
