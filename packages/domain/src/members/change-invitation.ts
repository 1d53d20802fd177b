import type { Prisma } from "@takt/db/generated/prisma/client";
import { type Actor, inWorkspace } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { consumeInvitation, newLink, queueInvitation } from "./invite-member";
import { OPEN_INVITATION, requireNotAbove, requireSeat } from "./members-of";
import { requireAct } from "../workspaces/model/acts";
import type { InvitationView } from "./model/member-view";
import type { WorkspaceErrorCode } from "../workspaces/model/workspace-errors";
import { requireTeamPlan } from "../workspaces/require-team-plan";
import { INVITATION_COLUMNS, toInvitationView } from "./to-invitation-view";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";

type Deps = Pick<CoreDeps, "db" | "clock">;

/**
 * Sends an open invitation again, with a new link that replaces the earlier one. Refuses with `act_forbidden`,
 * `role_above_own`, `invitation_not_found`, `members_full`, `workspaces_need_plan` and `rate_exceeded`.
 */
export async function resendInvitation(
  deps: Deps,
  caller: Actor,
  { id }: { id: string },
): Promise<InvitationView> {
  requireAct(caller, "members.manage");
  const { email } = await requireOpen(deps.db, caller, id);
  await consumeInvitation(deps, caller, email);
  return withMembersLocked(deps, caller, "members.manage", async ({ tx, actor, now }) => {
    const { role } = await requireOpen(tx, actor, id);
    requireNotAbove(actor, role);
    await requireTeamPlan(tx, actor, now);
    await requireSeat(tx, actor, now, id);
    const row = await tx.invitation.update({
      where: { id },
      data: newLink(now),
      select: INVITATION_COLUMNS,
    });
    await queueInvitation(tx, row);
    await writeLog(tx, actor, now, { action: "invitation.resent", data: { invitationId: id } });
    return toInvitationView(row, now);
  });
}

/** Withdraws an open invitation: its link leads nowhere from now on. Refuses with `act_forbidden` and `invitation_not_found`. */
export function revokeInvitation(deps: Deps, caller: Actor, { id }: { id: string }): Promise<{ id: string }> {
  return withMembersLocked(deps, caller, "members.manage", async ({ tx, actor, now }) => {
    await requireOpen(tx, actor, id);
    await tx.invitation.update({ where: { id }, data: { revokedAt: new Date(now) } });
    await tx.outboxEmail.deleteMany({ where: { invitationId: id, sentAt: null } });
    await writeLog(tx, actor, now, { action: "invitation.revoked", data: { invitationId: id } });
    return { id };
  });
}

/** Returns the token of an invitation's link, for whoever hands it over by themselves. Refuses as revokeInvitation does. */
export async function getInvitationLink(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { id }: { id: string },
): Promise<{ token: string }> {
  requireAct(actor, "members.manage");
  const { token } = await requireOpen(db, actor, id);
  return { token };
}

async function requireOpen(db: Pick<Prisma.TransactionClient, "invitation">, actor: Actor, id: string) {
  const row = await db.invitation.findFirst({
    where: { id, ...inWorkspace(actor), ...OPEN_INVITATION },
    select: { email: true, role: true, token: true },
  });
  if (!row) throw new DomainError<WorkspaceErrorCode>("invitation_not_found");
  return row;
}
