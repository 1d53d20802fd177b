import { sql } from "@takt/db/sql";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { type Author, authoredBySql } from "../posts-of";
import { transition } from "../transition";

const UNSCHEDULE = transition("unschedule");

/** Choices for posts planned under the name of a member who goes (members/model/member-input.ts). */
type Choice = "drafts" | "take_over" | "take_along";

/**
 * Somebody is no member of a workspace any more: their planned posts are unscheduled, or go out under the name of the heir,
 * or move to their personal workspace and go out as planned; what else is not out becomes the heir's, and so does what
 * they have scheduled under another's name. What is being sent,
 * was published, or has been deleted stays under their name. Call it in a transaction that holds the lock of
 * withUserLocked for who goes, for which the claim waits. Returns the number of planned posts.
 */
export async function handOverPosts(
  tx: Prisma.TransactionClient,
  leaver: Author,
  { heirId, choice }: { heirId: string; choice: Choice },
): Promise<number> {
  const count = await HANDED_OVER[choice](tx, leaver, heirId);
  await tx.$executeRaw`
    update posts p set author_id = ${heirId}::uuid, writer_id = ${writer(heirId)}
    where ${authoredBySql(leaver)} and p.deleted_at is null and p.status in ('draft', 'failed', 'cancelled')`;
  await tx.$executeRaw`
    update posts p set scheduled_by_id = nullif(${heirId}::uuid, p.author_id)
    where p.workspace_id = ${leaver.workspaceId}::uuid and p.scheduled_by_id = ${leaver.userId}::uuid`;
  return count;
}

/** The writer of a post stays known. */
const writer = (heirId: string) => sql`nullif(coalesce(p.writer_id, p.author_id), ${heirId}::uuid)`;

type HandOver = (tx: Prisma.TransactionClient, leaver: Author, heirId: string) => Promise<number>;

const HANDED_OVER: Record<Choice, HandOver> = {
  drafts: (tx, leaver, heirId) => tx.$executeRaw`
    update posts p set ${UNSCHEDULE.set}, author_id = ${heirId}::uuid, writer_id = ${writer(heirId)}
    where ${authoredBySql(leaver)} and p.deleted_at is null and p.status = 'scheduled'`,
  take_over: (tx, leaver, heirId) => tx.$executeRaw`
    update posts p set author_id = ${heirId}::uuid, writer_id = ${writer(heirId)}, scheduled_by_id = null, version = p.version + 1, updated_at = now()
    where ${authoredBySql(leaver)} and p.deleted_at is null and p.status = 'scheduled'`,
  take_along: takeAlong,
};

/** Labels stay, since they are the workspace's; files and what the text was written with go along. */
async function takeAlong(tx: Prisma.TransactionClient, leaver: Author): Promise<number> {
  const moved = await tx.$queryRaw<{ id: string; workspaceId: string }[]>`
    update posts p set workspace_id = w.id, scheduled_by_id = null, version = p.version + 1, updated_at = now()
    from memberships m join workspaces w on w.id = m.workspace_id and w.personal
    where m.user_id = p.author_id
      and ${authoredBySql(leaver)} and p.deleted_at is null and p.status = 'scheduled'
    returning p.id, w.id as "workspaceId"`;
  const [first] = moved;
  if (!first) return 0;
  const { workspaceId } = first;
  const ofPosts = { postId: { in: moved.map(({ id }) => id) } };
  await tx.postLabel.deleteMany({ where: ofPosts });
  await tx.media.updateMany({ where: ofPosts, data: { workspaceId } });
  await tx.composition.updateMany({ where: ofPosts, data: { workspaceId } });
  return moved.length;
}
