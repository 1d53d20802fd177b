import type { z } from "zod/mini";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { requireMember } from "../workspaces/require-member";
import { requireNotAbove } from "./members-of";
import type { changeRoleInput } from "./model/member-input";
import type { WorkspaceErrorCode } from "../workspaces/model/workspace-errors";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";

/**
 * Gives a member another role; their next call meets it. The owner keeps theirs until somebody has taken the workspace.
 * Refuses with `act_forbidden`, `member_not_found`, `owner_stays` and `role_above_own`.
 */
export function changeRole(
  deps: Pick<CoreDeps, "db" | "clock">,
  caller: Actor,
  { userId, role }: z.infer<typeof changeRoleInput>,
): Promise<z.infer<typeof changeRoleInput>> {
  return withMembersLocked(deps, caller, "members.manage", async ({ tx, actor, now }) => {
    const { workspaceId } = actor;
    const from = await requireMember(tx, actor, userId);
    if (from === "owner") throw new DomainError<WorkspaceErrorCode>("owner_stays");
    requireNotAbove(actor, from);
    requireNotAbove(actor, role);
    if (from === role) return { userId, role };
    await tx.membership.update({ where: { workspaceId_userId: { workspaceId, userId } }, data: { role } });
    await writeLog(tx, actor, now, { action: "member.role", subject: userId, data: { from, role } });
    return { userId, role };
  });
}
