import { createHash } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import type { z } from "zod/mini";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import { foldMailbox } from "../limits/model/fold-mailbox";
import { queueEmails } from "../outbox/queue-emails";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { createSecret } from "../secrets/secret-token";
import { requireNotAbove, requireSeat } from "./members-of";
import { requireAct } from "../workspaces/model/acts";
import type { inviteInput } from "./model/member-input";
import type { InvitationView } from "./model/member-view";
import type { WorkspaceErrorCode } from "../workspaces/model/workspace-errors";
import { WORKSPACE_LIMITS } from "../workspaces/model/workspace-limits";
import { INVITATION_COLUMNS, toInvitationView } from "./to-invitation-view";
import { requireTeam } from "../workspaces/require-team";
import { requireTeamPlan } from "../workspaces/require-team-plan";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";

const DAY_MS = 86_400_000;

/** A new link, and until when it can be used. */
export function newLink(now: number) {
  return {
    token: createSecret(),
    sentAt: new Date(now),
    expiresAt: new Date(now + WORKSPACE_LIMITS.invitationDays * DAY_MS),
  };
}

/**
 * Invites somebody by e-mail, under an id from the browser. Repeated, because an answer was lost, it returns the invitation
 * as it is by now. Who is invited already gets a new link and role instead of a second invitation.
 * Refuses with `act_forbidden`, `role_above_own`, `workspace_personal`, `workspaces_need_plan`, `member_exists`,
 * `members_full`, `rate_exceeded`, and `invitation_not_found` when the id is another invitation's.
 */
export async function inviteMember(
  deps: Pick<CoreDeps, "db" | "clock">,
  caller: Actor,
  input: z.infer<typeof inviteInput>,
): Promise<InvitationView> {
  await consumeInvitation(deps, caller, input.email);
  return withMembersLocked(deps, caller, "members.manage", async ({ tx, actor, now }) => {
    requireNotAbove(actor, input.role);
    const known = await tx.invitation.findUnique({ where: { id: input.id }, select: OWN_COLUMNS });
    if (known) return toKnown(actor, known, now);
    await requireTeam(tx, actor);
    await requireTeamPlan(tx, actor, now);
    await requireNoMember(tx, actor, input.email);
    await revokeSame(tx, actor, input.email, now);
    await requireSeat(tx, actor, now, input.id);
    const { userId: invitedById, workspaceId } = actor;
    const data = { ...input, ...newLink(now), workspaceId, invitedById };
    const row = await tx.invitation.create({ data, select: INVITATION_COLUMNS });
    await queueInvitation(tx, row);
    const logged = { invitationId: row.id, role: row.role };
    await writeLog(tx, actor, now, { action: "member.invited", data: logged });
    return toInvitationView(row, now);
  });
}

const OWN_COLUMNS = { ...INVITATION_COLUMNS, workspaceId: true } as const;
type Known = Prisma.InvitationGetPayload<{ select: typeof OWN_COLUMNS }>;

function toKnown(actor: Actor, row: Known, now: number): InvitationView {
  if (row.workspaceId !== actor.workspaceId)
    throw new DomainError<WorkspaceErrorCode>("invitation_not_found");
  return toInvitationView(row, now);
}

/** Prisma's insensitive comparison is ILIKE, in which the underscores of an address stand for any character. */
async function requireNoMember(tx: Prisma.TransactionClient, { workspaceId }: Actor, email: string) {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from memberships m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId}::uuid and lower(u.email) = lower(${email}) limit 1`;
  if (rows.length > 0) throw new DomainError<WorkspaceErrorCode>("member_exists");
}

/** One person has one link that works. */
function revokeSame(tx: Prisma.TransactionClient, { workspaceId }: Actor, email: string, now: number) {
  return tx.$executeRaw`
    update invitations set revoked_at = ${new Date(now)}
    where workspace_id = ${workspaceId}::uuid and lower(email) = lower(${email})
      and revoked_at is null and accepted_at is null`;
}

/** Counts an e-mail to somebody who need not know us: of who invites, and to the mailbox, whoever invites. Refuses with `rate_exceeded`. */
export async function consumeInvitation(
  deps: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  email: string,
): Promise<void> {
  const visitorHash = createHash("sha256").update(foldMailbox(email).mailbox).digest("hex");
  requireAct(actor, "members.manage");
  await consumeRateLimit(deps, actor, "invitation");
  await consumeRateLimit(deps, { visitorHash }, "invitationMailbox");
}

/** Queues the e-mail with the present link; one with an earlier link that has not left is not sent any more. */
export async function queueInvitation(
  tx: Prisma.TransactionClient,
  { id: invitationId, sentAt }: { id: string; sentAt: Date },
): Promise<void> {
  await tx.outboxEmail.deleteMany({ where: { invitationId, sentAt: null } });
  const occasion = `invitation:${invitationId}:${sentAt.getTime()}`;
  await queueEmails(tx, [{ kind: "invitation", occasion, invitationId }]);
}
