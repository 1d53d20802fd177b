import type { PostsDeps } from "../deps";
import { COMMENT_TIMING } from "../model/comment-timing";
import type { CommentReason } from "../model/first-comment";
import { commentTransition } from "./comment-transition";

const LOSE = commentTransition("lose");
const EXPIRE = commentTransition("expire");

/**
 * Settles what no run settles: an attempt without an answer becomes `unconfirmed`, and the user is asked; a comment that
 * waited too long fails. Returns how many.
 */
export async function settleLostComments({
  db,
}: Pick<PostsDeps, "db">): Promise<{ lost: number; missed: number }> {
  const lost = await db.$executeRaw`
    update post_comments c set ${LOSE.set}
    where ${LOSE.from}
      and c.attempted_at <= now() - make_interval(secs => ${COMMENT_TIMING.lease / 1000}) -- guard:comment-lease
      `;
  const missed = await db.$executeRaw`
    update post_comments c set ${EXPIRE.set}, reason = 'missed'
    where ${EXPIRE.from}
      and c.due_since <= now() - make_interval(secs => ${COMMENT_TIMING.lateness / 1000}) -- guard:comment-expire
      `;
  return { lost, missed };
}

/** Fails a waiting comment that cannot be sent; nothing was sent for it. */
export async function expireComment(
  { db }: Pick<PostsDeps, "db">,
  postId: string,
  reason: CommentReason,
): Promise<void> {
  await db.$executeRaw`
    update post_comments c set ${EXPIRE.set}, reason = ${reason}
    where c.post_id = ${postId}::uuid and ${EXPIRE.from}`;
}

/** Puts a waiting comment off to just after the next midnight in UTC, when LinkedIn's limits of a day start again. */
export async function deferComment({ db }: Pick<PostsDeps, "db">, postId: string): Promise<void> {
  await db.$executeRaw`
    update post_comments c set updated_at = now(),
      due_at = (date_trunc('day', now() at time zone 'UTC') + interval '1 day') at time zone 'UTC'
        + random() * interval '10 minutes'
    where c.post_id = ${postId}::uuid and c.state = 'waiting'`;
}
