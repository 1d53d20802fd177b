import { personName } from "../../shared/person-name";
import type { Actor } from "../../shared/actor";
import type { PostsDeps } from "../deps";
import { postsOf, postsOfSql, refusePost } from "../posts-of";
import { PRESENT_HASHES } from "./needs-approval";
import type { ApprovalEventView } from "../model/approval-view";

/** Events of one answer. */
const LIMIT = 100;

/** Lists what was asked and said about the approval of a post, the newest first. Refuses with `post_not_found`. */
export async function listApprovalEvents(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  id: string,
): Promise<ApprovalEventView[]> {
  const [post] = await db.$queryRaw<{ hashes: string[] }[]>`
    select ${PRESENT_HASHES} as hashes from posts p
    where p.id = ${id}::uuid and ${postsOfSql(actor, "content.read")}`;
  if (!post) return refusePost(db, actor, id);
  const rows = await db.approvalEvent.findMany({
    where: { post: { id, ...postsOf(actor, "content.read") } },
    include: { user: { select: { displayName: true, name: true } } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: LIMIT,
  });
  return rows.map(({ id: eventId, at, kind, user, userId, guestName, stage, note, hash }) => ({
    id: eventId,
    at,
    kind,
    by: user ? personName(user) : guestName,
    isGuest: guestName !== null,
    isSelf: userId === actor.userId,
    stage,
    note,
    isOutdated: !post.hashes.includes(hash),
  }));
}
