import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { linkedinUrl } from "./linkedin-url";
import type { ReceiptView } from "./model/post-view";
import { ownPosts } from "./own-posts";

/** Every create call made for a post, the latest first. Refuses with `post_not_found`. */
export async function postReceipts(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  id: string,
): Promise<ReceiptView[]> {
  const post = await db.post.findFirst({
    where: { id, ...ownPosts(actor) },
    select: { attempts: { select: RECEIPT, orderBy: { sentAt: "desc" }, take: 50 } },
  });
  if (!post) throw new DomainError("post_not_found");
  return post.attempts.map(({ linkedinUrn, ...receipt }) => ({
    ...receipt,
    linkedinUrl: linkedinUrl(linkedinUrn),
  }));
}

const RECEIPT = {
  id: true,
  kind: true,
  sentAt: true,
  answeredAt: true,
  outcome: true,
  httpStatus: true,
  linkedinRequestId: true,
  linkedinWords: true,
  linkedinUrn: true,
  deniedAt: true,
} as const;
