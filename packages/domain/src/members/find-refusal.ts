import type { Prisma } from "@takt/db/generated/prisma/client";
import { OPEN_DELETION } from "../users/open-deletion";
import type { OpenInvitation } from "./model/member-view";
import { WORKSPACE_LIMITS } from "../workspaces/model/workspace-limits";

type Reads = Pick<Prisma.TransactionClient, "user" | "membership">;
type Invited = { workspaceId: string; email: string; isBound: boolean };

/** Says why a user cannot accept an open invitation as they are; null where they can. An address counts when LinkedIn has confirmed it. */
export async function findRefusal(
  db: Reads,
  { workspaceId, email: invited, isBound }: Invited,
  userId: string,
): Promise<OpenInvitation["refusal"]> {
  const { email, emailVerified, waitlistStatus, memberships, deletions } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      email: true,
      emailVerified: true,
      waitlistStatus: true,
      memberships: { where: { workspaceId } },
      deletions: { where: OPEN_DELETION },
    },
  });
  if (memberships.length > 0) return "member_exists";
  if (waitlistStatus === "rejected" || deletions.length > 0) return "invitation_account_closed";
  const isTheirs = emailVerified !== null && email?.toLowerCase() === invited.toLowerCase();
  if (isBound && !isTheirs) return "invitation_other_address";
  const members = await db.membership.count({ where: { workspaceId } });
  return members >= WORKSPACE_LIMITS.members ? "members_full" : null;
}
