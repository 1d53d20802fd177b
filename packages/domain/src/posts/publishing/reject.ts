import type { PostsDeps } from "../deps";
import type { FailureReason } from "../model/failure-reason";
import { transition } from "../transition";

const REJECT = transition("reject");

/** Fails a post whose first create LinkedIn refused. Returns whether the guards held. */
export async function reject(
  { db }: Pick<PostsDeps, "db">,
  postId: string,
  attemptId: string,
  reason: FailureReason,
  message: string | null,
): Promise<boolean> {
  const count = await db.$executeRaw`
    update posts p set ${REJECT.set}, reason = ${reason}, reason_detail = ${message}
    where p.id = ${postId}::uuid and ${REJECT.from}
      and p.attempt_id = ${attemptId}::uuid -- guard:reject-attempt
      and p.resend_id is null -- guard:reject-resend`;
  return count > 0;
}
