import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { linkedinUrl } from "./post-summary";
import type { AttemptView } from "./model/post-view";
import { postsOf } from "./posts-of";

/** Lists the create calls made for a post, the latest first. Refuses with `post_not_found`. */
export async function listAttempts(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  id: string,
): Promise<AttemptView[]> {
  const post = await db.post.findFirst({
    where: { id, ...postsOf(actor, "content.read") },
    select: { attempts: { select: ATTEMPT, orderBy: { sentAt: "desc" }, take: 50 } },
  });
  if (!post) throw new DomainError("post_not_found");
  return post.attempts.map(({ linkedinUrn, ...attempt }) => ({
    ...attempt,
    linkedinUrl: linkedinUrl(linkedinUrn),
  }));
}

/** Columns that every call to LinkedIn has in its receipt. */
export const CALL_COLUMNS = {
  id: true,
  kind: true,
  sentAt: true,
  answeredAt: true,
  outcome: true,
  httpStatus: true,
  linkedinRequestId: true,
  linkedinMessage: true,
} as const;

const ATTEMPT = { ...CALL_COLUMNS, via: true, linkedinUrn: true, deniedAt: true } as const;
