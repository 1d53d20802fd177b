import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { withWorkspaceLocked } from "../shared/with-lock";
import { findRefusal } from "./find-refusal";
import type { WorkspaceErrorCode } from "../workspaces/model/workspace-errors";
import { requireTeamPlan } from "../workspaces/require-team-plan";
import { writeLog } from "../workspaces/write-log";

/**
 * Makes the actor a member by the link of an invitation, once. Somebody on the waitlist is activated by it: a customer
 * has asked for them. Repeated by the same user, because an answer was lost, it leads into the workspace again.
 * Refuses with `invitation_invalid`, `invitation_other_address`, `invitation_account_closed`, `members_full`,
 * `member_exists` and `workspaces_need_plan`.
 */
export async function acceptInvitation(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  { userId }: Pick<Actor, "userId">,
  { token }: { token: string },
): Promise<{ slug: string }> {
  const found = await db.invitation.findUnique({ where: { token }, select: { workspaceId: true } });
  if (!found) throw new DomainError<WorkspaceErrorCode>("invitation_invalid");
  const { workspaceId } = found;
  return withWorkspaceLocked(db, workspaceId, async (tx) => {
    const now = clock.now();
    const invitation = await tx.invitation.findUnique({ where: { token }, select: ACCEPT_COLUMNS });
    const slug = invitation?.workspace.slug;
    if (!invitation || !slug || invitation.workspace.closedAt)
      throw new DomainError<WorkspaceErrorCode>("invitation_invalid");
    const refusal = await findRefusal(tx, invitation, userId);
    if (invitation.memberId === userId && refusal === "member_exists") return { slug };
    if (invitation.acceptedAt || invitation.revokedAt || invitation.expiresAt.getTime() <= now)
      throw new DomainError<WorkspaceErrorCode>("invitation_invalid");
    if (refusal) throw new DomainError<WorkspaceErrorCode>(refusal);
    await requireTeamPlan(tx, invitation, now);
    await join(tx, invitation, userId, now);
    return { slug };
  });
}

const ACCEPT_COLUMNS = {
  id: true,
  workspaceId: true,
  invitedById: true,
  email: true,
  role: true,
  isBound: true,
  expiresAt: true,
  acceptedAt: true,
  revokedAt: true,
  memberId: true,
  workspace: { select: { slug: true, closedAt: true } },
} as const satisfies Prisma.InvitationSelect;
type Accepted = Prisma.InvitationGetPayload<{ select: typeof ACCEPT_COLUMNS }>;

async function join(
  tx: Prisma.TransactionClient,
  { id, workspaceId, invitedById, role }: Accepted,
  userId: string,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await tx.membership.create({ data: { workspaceId, userId, role, createdAt: at } });
  await tx.invitation.update({ where: { id }, data: { acceptedAt: at, memberId: userId } });
  await writeLog(tx, { workspaceId, userId }, now, {
    action: "member.joined",
    subject: userId,
    data: { invitationId: id, role },
  });
  const { count } = await tx.user.updateMany({
    where: { id: userId, waitlistStatus: "waitlisted" },
    data: { waitlistStatus: "active", waitlistDecidedAt: at },
  });
  if (count === 0) return;
  await tx.auditEntry.create({
    data: {
      at,
      userId: invitedById,
      action: "waitlist.active",
      subject: userId,
      data: { invitationId: id },
    },
  });
}
