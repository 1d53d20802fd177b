import type { Db } from "@takt/db/client";
import type { PostsDeps } from "../deps";
import { COMMENT_TIMING } from "../model/comment-timing";
import type { CommentReason } from "../model/first-comment";
import type { CommentOutcome } from "../ports/publisher";
import { commentTransition } from "./comment-transition";

const CONFIRM = commentTransition("confirm");
const REJECT = commentTransition("reject");
const RELEASE = commentTransition("release");
type Ref = { postId: string; attemptId: string };

/**
 * Writes the outcome of a call that comments. `isOpen`: the connection that it was made with has not ended. Every
 * statement is guarded by the attempt, so settling twice is harmless. Without an answer it writes nothing: the lease runs
 * out, and the user is asked.
 */
export async function settleComment(
  { db }: Pick<PostsDeps, "db">,
  ref: Ref,
  outcome: CommentOutcome,
  isOpen: boolean,
): Promise<void> {
  await recordAnswer(db, ref.attemptId, outcome);
  const message = outcome.message ?? null;
  switch (outcome.kind) {
    case "created":
      await db.$executeRaw`
        update post_comments c set ${CONFIRM.set}, published_at = c.attempted_at
        where c.post_id = ${ref.postId}::uuid and ${CONFIRM.from}
          and c.attempt_id = ${ref.attemptId}::uuid -- guard:comment-confirm-attempt`;
      return;
    case "refused":
      return rejectComment(db, ref, "refused", message);
    case "denied":
      return rejectComment(db, ref, "not_permitted", message);
    case "unauthorized":
      return isOpen ? releaseComment(db, ref) : rejectComment(db, ref, "connection", message);
    case "post_not_found":
      if (await isOver(db, ref)) return rejectComment(db, ref, "post_not_found", message);
      return releaseComment(db, ref);
    case "limited":
      return releaseComment(db, ref, outcome.until);
    case "not_sent":
      return releaseComment(db, ref);
    case "unknown":
      return;
  }
}

/** Puts a comment that was surely not created back to waiting, for `until` or the next back-off, the later of both. */
export async function releaseComment(
  db: Pick<Db, "$executeRaw">,
  { postId, attemptId }: Ref,
  until: Date | null = null,
): Promise<void> {
  const { retryDelay, longestRetryDelay } = COMMENT_TIMING;
  await db.$executeRaw`
    update post_comments c set ${RELEASE.set}, releases = c.releases + 1,
      due_at = greatest(${until}::timestamptz, now() + make_interval(secs =>
        least(${retryDelay / 1000} * power(2, c.releases), ${longestRetryDelay / 1000})))
    where c.post_id = ${postId}::uuid and ${RELEASE.from}
      and c.attempt_id = ${attemptId}::uuid -- guard:comment-release-attempt`;
}

async function rejectComment(
  db: Pick<Db, "$executeRaw">,
  { postId, attemptId }: Ref,
  reason: CommentReason,
  message: string | null,
): Promise<void> {
  await db.$executeRaw`
    update post_comments c set ${REJECT.set}, reason = ${reason}, reason_detail = ${message}
    where c.post_id = ${postId}::uuid and ${REJECT.from}
      and c.attempt_id = ${attemptId}::uuid -- guard:comment-reject-attempt`;
}

/** Whether a post that LinkedIn does not find has been tried long enough. */
async function isOver(db: Pick<Db, "$queryRaw">, { postId }: Ref): Promise<boolean> {
  const [row] = await db.$queryRaw<{ over: boolean }[]>`
    select due_since <= now() - make_interval(secs => ${COMMENT_TIMING.notFound / 1000}) as over
    from post_comments where post_id = ${postId}::uuid`;
  return row?.over ?? false;
}

/** Records LinkedIn's answer in the row of the attempt. */
async function recordAnswer(
  db: Pick<Db, "commentAttempt">,
  id: string,
  outcome: CommentOutcome,
): Promise<void> {
  await db.commentAttempt.updateMany({
    where: { id },
    data: {
      outcome: outcome.kind,
      answeredAt: new Date(),
      httpStatus: outcome.status ?? null,
      linkedinRequestId: outcome.requestId ?? null,
      linkedinMessage: outcome.message ?? null,
      commentId: outcome.kind === "created" ? outcome.commentId : null,
    },
  });
}
