import type { Db } from "@takt/db/client";
import type { PostsDeps } from "../deps";
import { transition } from "../transition";
import type { Answer, CreateOutcome } from "../ports/publisher";

const CONFIRM = transition("confirm");

export type Confirmation = {
  postId: string;
  /** The current attempt of the post. */
  attemptId: string;
  /** Row of the call that was answered: the attempt itself, or its re-send. */
  callId: string;
  /** Null when the post is on LinkedIn and its link is unknown. */
  urn: string | null;
  outcome: "created" | "duplicate";
  httpStatus: number | null;
  requestId: string | null;
};

/**
 * Confirms posts as published as of when they were sent, with LinkedIn's answers, many in one statement. A missing URN
 * is filled in later.
 */
export async function confirm(
  { db }: Pick<PostsDeps, "db">,
  answers: readonly Confirmation[],
): Promise<void[]> {
  await db.$executeRaw`
    with o as (
      select * from unnest(
        ${answers.map((a) => a.postId)}::uuid[], ${answers.map((a) => a.attemptId)}::uuid[],
        ${answers.map((a) => a.callId)}::uuid[], ${answers.map((a) => a.urn)}::text[],
        ${answers.map((a) => a.outcome)}::text[], ${answers.map((a) => a.httpStatus)}::int[],
        ${answers.map((a) => a.requestId)}::text[]
      ) as o(post_id, attempt_id, receipt_id, urn, outcome, http_status, request_id)
    ), receipt as (
      update publish_attempts t set outcome = o.outcome, answered_at = now(), http_status = o.http_status,
        linkedin_request_id = o.request_id,
        linkedin_urn = o.urn
      from o where t.id = o.receipt_id
    )
    update posts p set
      ${CONFIRM.set},
      linkedin_urn = coalesce(o.urn, p.linkedin_urn),
      published_at = coalesce(
        p.published_at,
        -- A re-send that was a duplicate only shows that the first create went out.
        case when o.outcome = 'created' and o.receipt_id = p.resend_id then p.resent_at else p.attempted_at end
      )
    from o
    where p.id = o.post_id
      and p.attempt_id = o.attempt_id -- guard:confirm-attempt
      and (${CONFIRM.from} or (p.status = 'published' and p.linkedin_urn is null))`;
  return answers.map(() => undefined);
}

/** Records LinkedIn's answer to a call in its row of publish_attempts. */
export async function recordAnswer(
  db: Pick<Db, "publishAttempt">,
  callId: string,
  { kind, status, requestId, message }: Answer & Pick<CreateOutcome, "kind">,
): Promise<void> {
  await db.publishAttempt.updateMany({
    where: { id: callId },
    data: {
      outcome: kind,
      answeredAt: new Date(),
      httpStatus: status ?? null,
      linkedinRequestId: requestId ?? null,
      linkedinMessage: message ?? null,
    },
  });
}
