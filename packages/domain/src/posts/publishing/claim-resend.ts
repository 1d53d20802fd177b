import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";
import { selectSiblings } from "./duplicates";

export type Resend = {
  postId: string;
  userId: string;
  attemptId: string;
  resendId: string;
  /** When the attempt was sent, by the database's clock. */
  sentAt: Date;
  sealedToken: string;
  generation: number;
};

/** Claims the one re-send that an attempt may have, and records its call; returns null when a guard failed. */
export async function claimResend(
  { db }: Pick<PostsDeps, "db">,
  postId: string,
  attemptId: string,
  resendId: string,
  requestHash: string,
): Promise<Resend | null> {
  const rows = await db.$queryRaw<Resend[]>`
    with author as (
      select u.id, u.linkedin_access_token, u.linkedin_generation, u.linkedin_profile_id
      from users u join posts p on p.author_id = u.id
      where p.id = ${postId}::uuid
        and u.linkedin_status = 'active' -- guard:resend-connection
        and u.waitlist_status = 'active' -- guard:resend-account
      for share of u
    ), sibling as (
      ${selectSiblings(attemptId)}
    ), stamped as (
      update posts p set resend_id = ${resendId}::uuid, resent_at = now(), updated_at = now()
      from author u, publish_attempts t
      where p.id = ${postId}::uuid and p.author_id = u.id and t.id = p.attempt_id
        and p.status = 'publishing'
        and p.attempt_id = ${attemptId}::uuid
        and t.member_sub = u.linkedin_profile_id -- guard:resend-member
        and t.request_hash = ${requestHash} -- guard:resend-identical
        and p.resend_id is null -- guard:resend-once
        and p.resolvable -- guard:resend-text-only
        and p.attempted_at <= now() - make_interval(secs => ${TIMING.pause / 1000}) -- guard:resend-pause
        and p.attempted_at >= now() - make_interval(secs => ${TIMING.last / 1000}) -- guard:resend-last
        and not exists (select 1 from sibling) -- guard:resend-sibling
      returning p.id, p.author_id, p.scheduling, t.member_sub, t.request_hash, t.text_hash, t.sent_at, t.via,
        u.linkedin_access_token, u.linkedin_generation
    ), receipt as (
      insert into publish_attempts (id, post_id, scheduling, kind, member_sub, request_hash, text_hash, sent_at, via)
      select ${resendId}::uuid, id, scheduling, 'resend', member_sub, request_hash, text_hash, now(), via from stamped
    )
    select id as "postId", author_id as "userId", ${attemptId} as "attemptId", ${resendId} as "resendId",
      sent_at as "sentAt",
      linkedin_access_token as "sealedToken", linkedin_generation as generation
    from stamped`;
  return rows[0] ?? null;
}
