import type { Deps } from "../../deps";
import type { FailureReason } from "../model/failure-reason";

/** publishing, unconfirmed -> failed: LinkedIn said no to the first create. Answers whether it held. */
export async function reject(
  { db }: Pick<Deps, "db">,
  postId: string,
  attemptId: string,
  reason: FailureReason,
  words: string | null,
): Promise<boolean> {
  const count = await db.$executeRaw`
    update posts set status = 'failed', reason = ${reason}, reason_words = ${words}, queued_at = null, updated_at = now()
    where id = ${postId}::uuid and status in ('publishing', 'unconfirmed')
      and attempt_id = ${attemptId}::uuid -- guard:reject-attempt
      and resend_id is null -- guard:reject-resend`;
  return count > 0;
}
