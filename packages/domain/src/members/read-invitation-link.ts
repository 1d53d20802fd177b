import type { Prisma } from "@takt/db/generated/prisma/client";
import type { CoreDeps } from "../shared/core-deps";
import type { LoadedUser } from "../users/load-actor";
import { findRefusal } from "./find-refusal";
import { invitationToken } from "./model/member-input";
import type { InvitationLink } from "./model/member-view";
import { INVITATION_COLUMNS, toInvitationView } from "./to-invitation-view";

/** The user who opens a link; null for visitors. */
type Reader = Pick<LoadedUser, "actor"> | null;

/** Tells what the link of an invitation does for its reader, and changes nothing. `token` is what its address has. */
export async function readInvitationLink(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  token: string,
  reader: Reader,
): Promise<InvitationLink> {
  if (!invitationToken.safeParse({ token }).success) return { state: "invalid" };
  const row = await db.invitation.findUnique({ where: { token }, select: LINK_COLUMNS });
  if (!row || row.workspace.closedAt) return { state: "invalid" };
  const userId = reader?.actor.userId ?? null;
  const { slug, name: workspace } = row.workspace;
  const refusal = userId === null ? null : await findRefusal(db, row, userId);
  // A reader who has used it finds the way in again, as long as they are a member.
  if (row.memberId === userId && refusal === "member_exists" && slug !== null) return { state: "used", slug };
  const view = toInvitationView(row, clock.now());
  if (row.acceptedAt || row.revokedAt || view.isExpired) return { state: "invalid" };
  const { email, role, isBound, invitedBy, expiresAt } = view;
  const boundTo = isBound ? shorten(email) : null;
  return { state: "open", invitation: { workspace, invitedBy, role, boundTo, expiresAt, refusal } };
}

const LINK_COLUMNS = {
  ...INVITATION_COLUMNS,
  workspaceId: true,
  acceptedAt: true,
  revokedAt: true,
  memberId: true,
  workspace: { select: { name: true, slug: true, closedAt: true } },
} as const satisfies Prisma.InvitationSelect;

/** Enough to recognise one's own address by, for whoever has got hold of the link. */
function shorten(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
