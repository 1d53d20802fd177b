import type { Prisma } from "@takt/db/generated/prisma/client";
import { raw } from "@takt/db/sql";
import { type Actor, inWorkspace, ROLES } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { can } from "../../workspaces/model/acts";
import { requireTeamPlan } from "../../workspaces/require-team-plan";
import { withMembersLocked } from "../../workspaces/with-members-locked";
import { writeLog } from "../../workspaces/write-log";
import type { PostsDeps } from "../deps";
import type { PostErrorCode } from "../model/post-errors";
import type { ApprovalRulesInput } from "../model/approval-input";
import type { ApprovalRules, ChangedRules } from "../model/approval-view";

/** The roles that approve. */
const APPROVING = ROLES.filter((role) => can({ role }, "posts.approve"));

/** Reads how the workspace approves posts. */
export async function getApprovalRules(
  { db }: { db: Pick<PostsDeps["db"], "workspace"> },
  actor: Actor,
): Promise<ApprovalRules> {
  const approving = { role: { in: APPROVING } };
  const workspace = await db.workspace.findUniqueOrThrow({
    where: { id: actor.workspaceId },
    select: {
      ownApproval: true,
      reminderHours: true,
      approvalStages: {
        include: { members: { where: { membership: approving } } },
        orderBy: { position: "asc" },
      },
      _count: { select: { memberships: { where: approving } } },
    },
  });
  return {
    isOwnAllowed: workspace.ownApproval,
    reminderHours: workspace.reminderHours,
    stages: workspace.approvalStages.map(({ name, everyone, members }) => ({
      name,
      approverIds: everyone ? null : members.map(({ userId }) => userId),
      approvers: everyone ? workspace._count.memberships : members.length,
    })),
  };
}

/**
 * Changes how the workspace approves posts. With the first stage all that is scheduled waits for an approval; whatever waits
 * for one waits for the first stage again, and what is approved stays so. Without stages nothing waits any more.
 * Refuses with `act_forbidden`, `workspaces_need_plan` and `approver_not_member`.
 */
export async function setApprovalRules(
  deps: Pick<PostsDeps, "db" | "clock">,
  caller: Actor,
  input: ApprovalRulesInput,
): Promise<ChangedRules> {
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    if (input.stages.length > 0) await requireTeamPlan(tx, actor, now);
    await requireApprovers(tx, actor, input);
    await replaceStages(tx, actor, input);
    const waiting = await requestAgain(tx, actor, input.stages.length > 0);
    await writeLog(tx, actor, now, { action: "approvals.changed" });
    return { rules: await getApprovalRules({ db: tx }, actor), waiting };
  });
}

async function requireApprovers(tx: Prisma.TransactionClient, actor: Actor, { stages }: ApprovalRulesInput) {
  const named = [...new Set(stages.flatMap(({ approverIds }) => approverIds ?? []))];
  const found = await tx.membership.count({
    where: { ...inWorkspace(actor), userId: { in: named }, role: { in: APPROVING } },
  });
  if (found < named.length) throw new DomainError<PostErrorCode>("approver_not_member");
}

async function replaceStages(tx: Prisma.TransactionClient, actor: Actor, input: ApprovalRulesInput) {
  const { workspaceId } = actor;
  await tx.approvalStage.deleteMany({ where: { workspaceId } });
  for (const [position, { name, approverIds }] of input.stages.entries()) {
    const members = [...new Set(approverIds ?? [])].map((userId) => ({ workspaceId, userId }));
    await tx.approvalStage.create({
      data: { workspaceId, position, name, everyone: approverIds === null, members: { create: members } },
    });
  }
  const { isOwnAllowed: ownApproval, reminderHours } = input;
  await tx.workspace.update({ where: { id: workspaceId }, data: { ownApproval, reminderHours } });
}

/** Returns how many scheduled posts begin to wait. */
async function requestAgain(
  tx: Prisma.TransactionClient,
  { workspaceId }: Actor,
  isNeeded: boolean,
): Promise<number> {
  const state = raw(isNeeded ? `'requested'` : `'none'`);
  await tx.$executeRaw`
    update posts p set approval = ${state}::approval_state, approval_stage = 0, approval_at = now()
    where p.workspace_id = ${workspaceId}::uuid and p.approval = 'requested'`;
  if (!isNeeded) return 0;
  return tx.$executeRaw`
    update posts p set approval = 'requested', approval_stage = 0, approval_at = now(),
      requested_by_id = coalesce(p.scheduled_by_id, p.author_id)
    where p.workspace_id = ${workspaceId}::uuid and p.status = 'scheduled' and p.deleted_at is null
      and p.approval in ('none', 'voided')`;
}
