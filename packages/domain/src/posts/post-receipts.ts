import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import type { ReceiptView } from "./model/post-view";
import { ownPosts } from "./own-posts";

/** Every create call made for a post, the latest first. */
export async function postReceipts(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  id: string,
): Promise<ReceiptView[]> {
  const attempts = await db.publishAttempt.findMany({
    where: { post: { id, ...ownPosts(actor) } },
    orderBy: { sentAt: "desc" },
    take: 50,
  });
  return attempts.map(
    ({ id, kind, sentAt, answeredAt, outcome, httpStatus, linkedinRequestId, linkedinWords }) => ({
      id,
      kind,
      sentAt,
      answeredAt,
      outcome,
      httpStatus,
      linkedinRequestId,
      linkedinWords,
    }),
  );
}
