import type { Db } from "@takt/db/testing/connect-test-database";
import { createInvitation } from "@takt/db/testing/factories/create-invitation";
import { createUser } from "@takt/db/testing/factories/create-user";

const DAY_MS = 864e5;

/**
 * Two workspaces besides the personal one: `team` is the user's, with a teammate, whom it is offered to, and an invitation;
 * `joined` is somebody else's, who offers it to the user. `mark` marks what no answer may contain.
 */
export async function seedTeam(db: Db, { id: userId }: { id: string }, mark: string) {
  const offerExpiresAt = new Date(Date.now() + DAY_MS);
  const [teammate, host] = [await createUser(db), await createUser(db)];
  const create = (name: string, ownerId: string, editorId: string) =>
    db.workspace.create({
      data: {
        name,
        personal: false,
        slug: `${name.toLowerCase()}-${crypto.randomUUID()}`,
        offeredToId: editorId,
        offerExpiresAt,
        memberships: {
          create: [
            { userId: ownerId, role: "owner" },
            { userId: editorId, role: "editor" },
          ],
        },
      },
    });
  const [team, joined] = [await create("Team", userId, teammate.id), await create("Joined", host.id, userId)];
  const invitation = await createInvitation(
    db,
    { id: userId, workspaceId: team.id },
    { token: `${mark}-invitation` },
  );
  await db.auditEntry.create({
    data: {
      userId,
      workspaceId: team.id,
      action: "member.invited",
      data: { role: "editor", invitationId: invitation.id },
    },
  });
  return { team, joined, teammate, invitation };
}
