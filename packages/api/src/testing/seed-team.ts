import type { Db } from "@takt/db/testing/connect-test-database";
import { createInvitation } from "@takt/db/testing/factories/create-invitation";
import { createReviewLink } from "@takt/db/testing/factories/create-review-link";
import { createUser } from "@takt/db/testing/factories/create-user";
import { seedApprovals } from "./seed-approvals";
import { seedWebhook } from "./seed-webhook";

const DAY_MS = 864e5;

/**
 * Three workspaces besides the personal one: `team` is the user's, with a teammate, whom it is offered to and who has a post open, and an invitation;
 * `joined` is somebody else's, who offers it to the user; `closed` is one that the user has closed. `mark` marks what no answer may contain.
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
  const closed = await db.workspace.create({
    data: {
      name: "Closed",
      personal: false,
      slug: `closed-${crypto.randomUUID()}`,
      closedAt: new Date(),
      memberships: { create: { userId, role: "owner" } },
    },
  });
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
  const posts = await seedApprovals(db, { id: userId, workspaceId: team.id });
  const notes = await seedNotes(db, posts.approved.id, userId);
  const owner = { id: userId, workspaceId: team.id };
  const openedBy = { userId: teammate.id, workspaceId: team.id, seenAt: new Date() };
  await db.postEditor.create({ data: { ...openedBy, postId: posts.approved.id } });
  const reviewLink = await createReviewLink(db, owner, posts.waiting.id, { mayApprove: true });
  const webhooks = await seedWebhook(db, owner, mark);
  const apiKey = await db.apiKey.create({
    data: {
      workspaceId: team.id,
      createdById: userId,
      name: "Report",
      hint: "9x0z",
      tokenHash: `${mark}-key`,
      scopes: ["posts:read"],
      expiresAt: offerExpiresAt,
    },
  });
  const grant = await db.oauthGrant.create({
    data: {
      workspaceId: team.id,
      userId,
      clientId: "https://client.example/oauth/metadata.json",
      clientName: "Writer's desk",
      redirectUri: "https://client.example/callback",
      resource: "http://localhost:3000/mcp",
      scopes: ["posts:read"],
      expiresAt: offerExpiresAt,
    },
  });
  return {
    team,
    joined,
    closed,
    teammate,
    invitation,
    reviewLink,
    apiKey,
    grant,
    ...webhooks,
    ...notes,
    ...posts,
  };
}

/** A resolved thread of three notes about a post, each of which mentions its writer. */
async function seedNotes(db: Db, postId: string, userId: string) {
  const common = { postId, userId, mentions: { create: { userId } } };
  const place = { quote: "post", quoteBefore: "A ", resolvedAt: new Date(), resolvedById: userId };
  const note = await db.postNote.create({ data: { ...common, ...place, text: "Shorter?" } });
  const write = (text: string) => db.postNote.create({ data: { ...common, text, threadId: note.id } });
  await write("Yes");
  return { note, answer: await write("Or not") };
}
