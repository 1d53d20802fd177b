import type { Db } from "@takt/db/testing/connect-test-database";
import { createPost } from "@takt/db/testing/factories/create-post";

/**
 * A stage of approval in a workspace, where members may approve their own posts too: one nobody is asked about, one that waits,
 * and one that the user has approved.
 */
export async function seedApprovals(db: Db, { id, workspaceId }: { id: string; workspaceId: string }) {
  await db.workspace.update({ where: { id: workspaceId }, data: { ownApproval: true } });
  await db.approvalStage.create({ data: { workspaceId, position: 0, name: "Review", everyone: true } });
  const create = (data: Parameters<typeof createPost>[2]) =>
    createPost(db, { id, workspaceId }, { ...data, approvalAt: new Date(), requestedById: id });
  const unasked = await create({ approval: "none" });
  const waiting = await create({ approval: "requested" });
  const approved = await create({ approval: "requested" });
  const hash = await readHash(db, approved.id);
  await db.post.update({
    where: { id: approved.id },
    data: { approval: "approved", approvedHash: hash, approvedAnyTime: true },
  });
  await db.approvalEvent.create({
    data: { postId: approved.id, userId: id, kind: "approved", stage: "Review", position: 0, hash },
  });
  return { unasked, waiting: { ...waiting, hash: await readHash(db, waiting.id) }, approved };
}

async function readHash(db: Db, id: string): Promise<string> {
  const [row] = await db.$queryRaw<{ hash: string }[]>`
    select post_approval_hash(p, true) as hash from posts p where p.id = ${id}::uuid`;
  return row!.hash;
}
