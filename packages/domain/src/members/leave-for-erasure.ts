import type { Prisma } from "@takt/db/generated/prisma/client";
import { ROLES } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { withWorkspaceLocked } from "../shared/with-lock";
import { endMembership } from "./end-membership";
import { writeLog } from "../workspaces/write-log";

type Deps = Pick<CoreDeps, "db" | "clock">;

/**
 * Takes somebody whose account is about to be erased out of the workspaces that they share. What they wrote there and is not
 * published becomes the owner's, and so do ideas, audiences, labels and files on posts of others. A workspace of theirs
 * passes to the most powerful member, of equal ones to the first. Those without other members go with the account.
 */
export async function leaveForErasure({ db, clock }: Deps, userId: string): Promise<void> {
  const shared = await db.membership.findMany({
    where: { userId, workspace: { personal: false, memberships: { some: { userId: { not: userId } } } } },
    select: { workspaceId: true },
  });
  for (const { workspaceId } of shared)
    await withWorkspaceLocked(db, workspaceId, async (tx) => {
      const heirId = await findHeir(tx, { workspaceId, userId });
      if (heirId === null) return;
      await handOverLibrary(tx, { workspaceId, userId, heirId });
      await endMembership(tx, { workspaceId, userId, heirId, plannedPosts: "drafts" });
      await tx.media.updateMany({
        where: { workspaceId, uploaderId: userId, post: { authorId: { not: userId } } },
        data: { uploaderId: heirId },
      });
      await makeOwner(tx, { workspaceId, userId: heirId }, clock.now());
    });
}

type Member = { workspaceId: string; userId: string };

/** The most powerful of the others; null where there are none any more. */
async function findHeir(
  tx: Prisma.TransactionClient,
  { workspaceId, userId }: Member,
): Promise<string | null> {
  const others = await tx.membership.findMany({
    where: { workspaceId, userId: { not: userId } },
    select: { userId: true, role: true },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
  });
  const [heir] = others.sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
  return heir?.userId ?? null;
}

async function handOverLibrary(
  tx: Prisma.TransactionClient,
  { workspaceId, userId, heirId }: Member & { heirId: string },
): Promise<void> {
  const theirs = { where: { workspaceId, userId }, data: { userId: heirId } };
  await tx.topic.updateMany(theirs);
  await tx.audience.updateMany(theirs);
  await tx.label.updateMany(theirs);
}

async function makeOwner(tx: Prisma.TransactionClient, heir: Member, now: number): Promise<void> {
  const { workspaceId, userId } = heir;
  const hasOwner = await tx.membership.count({ where: { workspaceId, role: "owner" } });
  if (hasOwner > 0) return;
  await tx.membership.update({ where: { workspaceId_userId: heir }, data: { role: "owner" } });
  await tx.workspace.update({
    where: { id: workspaceId },
    data: { offeredToId: null, offerExpiresAt: null },
  });
  await writeLog(tx, heir, now, { action: "ownership.taken", subject: userId });
}
