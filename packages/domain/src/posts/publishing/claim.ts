import type { Deps } from "../../deps";

export type ClaimRequest = {
  postId: string;
  /** The version that the request was built from. */
  version: number;
  /** A fresh uuid: the attempt. */
  attemptId: string;
  memberSub: string;
  requestHash: string;
  /** text-hash.ts */
  textHash: string;
  /** Whether an unknown outcome may be resolved by sending again. */
  resolvable: boolean;
};

/** A claimed post: from now on it is `publishing`, and this attempt is its only one. */
export type Claim = {
  attemptId: string;
  postId: string;
  userId: string;
  /** The token as of the claim, sealed; one read earlier may belong to a connection ended since. */
  sealedToken: string;
  generation: number;
};

/**
 * scheduled -> publishing, and the attempt's row, in one statement for many posts. Answers null where a
 * guard failed. The share lock on the user makes a disconnect wait for it, and the reverse. All users are locked before
 * the first post, as a sign-in and a decision about an account do, and posts in the order of their ids: so nobody locks
 * anybody else out.
 */
export async function claim(
  { db }: Pick<Deps, "db">,
  requests: readonly ClaimRequest[],
): Promise<(Claim | null)[]> {
  const claims = await db.$queryRaw<Claim[]>`
    with r as (
      select * from unnest(
        ${requests.map((r) => r.postId)}::uuid[], ${requests.map((r) => r.version)}::int[],
        ${requests.map((r) => r.attemptId)}::uuid[], ${requests.map((r) => r.memberSub)}::text[],
        ${requests.map((r) => r.requestHash)}::text[], ${requests.map((r) => r.textHash)}::text[],
        ${requests.map((r) => r.resolvable)}::bool[]
      ) as r(post_id, version, attempt_id, member_sub, request_hash, text_hash, resolvable)
    ), author as (
      select u.id, u.linkedin_access_token, u.linkedin_generation, u.linkedin_profile_id
      from users u
      where u.id in (select p.author_id from posts p join r on r.post_id = p.id)
        and u.linkedin_status = 'active' -- guard:claim-connection
        and u.waitlist_status = 'active' -- guard:claim-account
      order by u.id
      for share of u
    ), locked as (
      select p.id from posts p
      where p.id in (select post_id from r)
        and (select count(*) from author) > 0 -- guard:claim-order
      order by p.id for update
    ), claimed as (
      update posts p set
        status = 'publishing',
        attempt_id = r.attempt_id,
        attempted_at = now(),
        resend_id = null,
        resent_at = null,
        resolvable = r.resolvable,
        reason = null,
        reason_words = null,
        updated_at = now()
      from r, author a, locked l
      where p.id = r.post_id and p.id = l.id and a.id = p.author_id and a.linkedin_profile_id = r.member_sub
        and p.status = 'scheduled' -- guard:claim-status
        and p.version = r.version -- guard:claim-version
        and p.deleted_at is null -- guard:claim-deleted
        and p.due_at <= now() -- guard:claim-due
        and p.expires_at > now() -- guard:claim-expired
      returning p.id, p.author_id, p.scheduling, r.attempt_id, r.member_sub, r.request_hash, r.text_hash,
        a.linkedin_access_token, a.linkedin_generation
    ), attempt as (
      insert into publish_attempts (id, post_id, scheduling, member_sub, request_hash, text_hash, sent_at)
      select attempt_id, id, scheduling, member_sub, request_hash, text_hash, now() from claimed
    )
    select attempt_id as "attemptId", id as "postId", author_id as "userId",
      linkedin_access_token as "sealedToken", linkedin_generation as generation
    from claimed`;
  const byAttempt = new Map(claims.map((claimed) => [claimed.attemptId, claimed]));
  return requests.map(({ attemptId }) => byAttempt.get(attemptId) ?? null);
}
