import type { z } from "zod/mini";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { endMembership } from "./end-membership";
import { requireMember } from "../workspaces/require-member";
import { requireNotAbove } from "./members-of";
import type { leaveInput, removeMemberInput } from "./model/member-input";
import type { WorkspaceErrorCode } from "../workspaces/model/workspace-errors";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";

type Deps = Pick<CoreDeps, "db" | "clock">;

/** How many planned posts were handed over. */
type Ended = { posts: number };

/**
 * Removes another member; their next call is refused, and what they wrote stays, as the actor's where it is not published.
 * Refuses with `act_forbidden`, `member_not_found` (the actor too: they leave instead), `owner_stays` and `role_above_own`.
 */
export function removeMember(
  deps: Deps,
  caller: Actor,
  { userId, plannedPosts }: z.infer<typeof removeMemberInput>,
): Promise<Ended> {
  return withMembersLocked(deps, caller, "members.manage", async ({ tx, actor, now }) => {
    const role = await requireMember(tx, actor, userId);
    if (role === "owner") throw new DomainError<WorkspaceErrorCode>("owner_stays");
    if (userId === actor.userId) throw new DomainError<WorkspaceErrorCode>("member_not_found");
    requireNotAbove(actor, role);
    const { workspaceId, userId: heirId } = actor;
    const posts = await endMembership(tx, { workspaceId, userId, heirId, plannedPosts });
    await writeLog(tx, actor, now, { action: "member.removed", subject: userId, data: { plannedPosts } });
    return { posts };
  });
}

/** The actor leaves; what they wrote stays, as the owner's where it is not published. Refuses with `owner_stays`. */
export function leaveWorkspace(
  deps: Deps,
  caller: Actor,
  { plannedPosts }: z.infer<typeof leaveInput>,
): Promise<Ended> {
  return withMembersLocked(deps, caller, "account.own", async ({ tx, actor, now }) => {
    if (actor.role === "owner") throw new DomainError<WorkspaceErrorCode>("owner_stays");
    const { workspaceId, userId } = actor;
    const { userId: heirId } = await tx.membership.findFirstOrThrow({
      where: { workspaceId, role: "owner" },
      select: { userId: true },
    });
    const posts = await endMembership(tx, { workspaceId, userId, heirId, plannedPosts });
    await writeLog(tx, actor, now, { action: "member.left", subject: userId, data: { plannedPosts } });
    return { posts };
  });
}
