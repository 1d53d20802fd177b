import { type Actor, inWorkspace, ROLES } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { personName } from "../shared/person-name";
import { memberPictureUrl } from "../shared/picture-url";
import { can } from "../workspaces/model/acts";
import { OPEN_INVITATION } from "./members-of";
import type { InvitationView, MembersView, MemberView } from "./model/member-view";
import { INVITATION_COLUMNS, toInvitationView } from "./to-invitation-view";

/** Lists who is a member of the workspace, and, for those who manage members, who is invited. */
export async function listMembers(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<MembersView> {
  const now = clock.now();
  const [members, invitations, offer] = await Promise.all([
    readMembers({ db }, actor),
    can(actor, "members.manage") ? readInvitations({ db }, actor, now) : [],
    readOffer({ db }, actor, now),
  ]);
  return { members, invitations, offer };
}

async function readOffer(
  { db }: Pick<CoreDeps, "db">,
  { workspaceId: id }: Actor,
  now: number,
): Promise<MembersView["offer"]> {
  const { offeredToId: userId, offerExpiresAt: expiresAt } = await db.workspace.findUniqueOrThrow({
    where: { id },
    select: { offeredToId: true, offerExpiresAt: true },
  });
  const isOpen = userId !== null && expiresAt !== null && expiresAt.getTime() > now;
  return isOpen ? { userId, expiresAt } : null;
}

async function readMembers({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<MemberView[]> {
  const planned = { ...inWorkspace(actor), status: "scheduled", deletedAt: null } as const;
  const rows = await db.membership.findMany({
    where: inWorkspace(actor),
    select: {
      role: true,
      createdAt: true,
      consentedAt: true,
      user: {
        select: {
          id: true,
          displayName: true,
          name: true,
          email: true,
          headline: true,
          pictureKey: true,
          _count: { select: { posts: { where: planned } } },
        },
      },
    },
  });
  const showsEmail = can(actor, "members.manage");
  const views = rows.map(({ role, createdAt, consentedAt, user }) => ({
    userId: user.id,
    name: personName(user),
    image: memberPictureUrl(user),
    role,
    joinedAt: createdAt,
    isSelf: user.id === actor.userId,
    email: showsEmail ? user.email : null,
    isConsented: consentedAt !== null,
    headline: consentedAt === null ? null : user.headline,
    plannedPosts: user._count.posts,
  }));
  return views.sort(
    (a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || (a.name ?? "").localeCompare(b.name ?? ""),
  );
}

async function readInvitations(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  now: number,
): Promise<InvitationView[]> {
  const rows = await db.invitation.findMany({
    where: { ...inWorkspace(actor), ...OPEN_INVITATION },
    select: INVITATION_COLUMNS,
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
  });
  return rows.map((row) => toInvitationView(row, now));
}
