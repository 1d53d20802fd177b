import { emailToUser, planEach } from "../outbox/email-planner";
import { EMAIL_DATA } from "../outbox/model/email-data";
import { personName } from "../shared/person-name";
import { OPEN_INVITATION } from "./members-of";
import { INVITATION_COLUMNS, toInvitationView } from "./to-invitation-view";

/**
 * Plans the e-mail of an invitation; none when it is no longer open. It is in the language of the account that has the
 * address, else in that of who invites.
 */
export const planInvitationEmail = planEach(async ({ db, clock, readBrand }, { id, invitationId }) => {
  if (invitationId === null) return [];
  const row = await db.invitation.findUnique({
    where: { id: invitationId, ...OPEN_INVITATION, workspace: { closedAt: null } },
    select: {
      ...INVITATION_COLUMNS,
      token: true,
      workspaceId: true,
      workspace: { select: { name: true } },
      invitedBy: { select: { displayName: true, name: true, preferredLanguage: true } },
    },
  });
  if (!row || row.role === "owner") return [];
  const { email, role, isBound, invitedBy, expiresAt, isExpired } = toInvitationView(row, clock.now());
  if (isExpired || role === "owner") return [];
  const account = await db.user.findFirst({
    where: { email, emailVerified: { not: null } },
    select: { preferredLanguage: true },
  });
  const preferredLanguage = account?.preferredLanguage ?? row.invitedBy?.preferredLanguage ?? "en";
  const { token, workspace, workspaceId } = row;
  return [
    emailToUser(
      id,
      { email, preferredLanguage },
      {
        kind: "invitation",
        workspace: workspace.name,
        invitedBy,
        role,
        token,
        expires: expiresAt,
        isBound,
      },
      await readBrand(workspaceId),
    ),
  ];
});

/** Plans the e-mail to who is offered a workspace; none when the offer has ended. */
export const planOwnershipEmail = planEach(async ({ db, clock, readBrand }, { id, userId, data }) => {
  const { workspaceId } = EMAIL_DATA.ownership_offered.parse(data);
  if (userId === null) return [];
  const workspace = await db.workspace.findUnique({
    where: { id: workspaceId, offeredToId: userId, offerExpiresAt: { gt: new Date(clock.now()) } },
    select: {
      name: true,
      slug: true,
      offerExpiresAt: true,
      offeredTo: { select: { name: true, email: true, preferredLanguage: true } },
      memberships: {
        where: { role: "owner" },
        select: { user: { select: { displayName: true, name: true } } },
      },
    },
  });
  const reader = workspace?.offeredTo;
  if (!workspace?.slug || !workspace.offerExpiresAt || !reader?.email) return [];
  const { name: of, slug, offerExpiresAt: expires, memberships } = workspace;
  const { name, email, preferredLanguage } = reader;
  const owner = memberships[0]?.user;
  const offeredBy = owner ? personName(owner) : null;
  return [
    emailToUser(
      id,
      { email, preferredLanguage },
      { kind: "ownership_offered", name, workspace: of, slug, offeredBy, expires },
      await readBrand(workspaceId),
    ),
  ];
});
