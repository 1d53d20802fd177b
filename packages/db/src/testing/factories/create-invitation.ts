import { randomBytes } from "node:crypto";
import type { Db } from "../../client";
import type { Invitation, Prisma } from "../../generated/prisma/client";

const DAY_MS = 86_400_000;

/** Creates an invitation of somebody with this id into a workspace; anybody can accept it for a day unless overridden. */
export function createInvitation(
  db: Db,
  { id: invitedById, workspaceId }: { id: string; workspaceId: string },
  overrides: Partial<Prisma.InvitationUncheckedCreateInput> = {},
): Promise<Invitation> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + DAY_MS);
  const invited = { email: "kim@example.com", role: "editor", isBound: false } as const;
  return db.invitation.create({
    data: { workspaceId, invitedById, ...invited, token, expiresAt, ...overrides },
  });
}
