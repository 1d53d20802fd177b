import { IS_APPROVED, LACKS_APPROVAL, NEEDS_APPROVAL } from "../approvals/needs-approval";
import { createHash } from "node:crypto";
import type { PostsDeps } from "../deps";
import { AUTHOR_CONSENTS } from "../posts-of";
import { transition } from "../transition";

const CLAIM = transition("claim");

export type ClaimRequest = {
  postId: string;
  /** Version of the post that the request was built from. */
  version: number;
  /** A new UUID, the id of the attempt. */
  attemptId: string;
  memberSub: string;
  requestHash: string;
  /** `textHash` of what followers read. */
  textHash: string;
  /** Whether an unknown outcome may be resolved by sending again. */
  resolvable: boolean;
};

/** A claimed post: it is `publishing` from now on, with this attempt alone. */
export type Claim = {
  attemptId: string;
  postId: string;
  userId: string;
  /** The sealed token as of the claim; a token read earlier may belong to a connection that has ended since. */
  sealedToken: string;
  generation: number;
};

/**
 * Claims due posts as `publishing` and inserts their attempts, many in one statement. Returns null for a post whose
 * guard failed. The share lock on the user makes a disconnect wait for the claim, and the reverse; that on a workspace for a
 * team does the same for closing it. Workspaces are locked before users, as where members change, and all users
 * before the first post, as by a sign-in and a decision about an account, and posts in the order of their ids, so that
 * there is no deadlock.
 */
export async function claim(
  { db }: Pick<PostsDeps, "db">,
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
    ), workspace as (
      select w.id from workspaces w
      where w.id in (select p.workspace_id from posts p join r on r.post_id = p.id)
        and not w.personal and w.closed_at is null
      order by w.id
      for share of w
    ), author as (
      select u.id, u.linkedin_access_token, u.linkedin_generation, u.linkedin_profile_id
      from users u
      where u.id in (select p.author_id from posts p join r on r.post_id = p.id)
        and u.linkedin_status = 'active' -- guard:claim-connection
        and u.waitlist_status = 'active' -- guard:claim-account
        and (select count(*) from workspace) >= 0
      order by u.id
      for share of u
    ), locked as (
      select p.id from posts p
      where p.id in (select post_id from r)
        and (select count(*) from author) > 0 -- guard:claim-order
      order by p.id for update
    ), claimed as (
      update posts p set
        ${CLAIM.set},
        attempt_id = r.attempt_id,
        attempted_at = now(),
        resolvable = r.resolvable
      from r, author a, locked l
      where p.id = r.post_id and p.id = l.id and a.id = p.author_id and a.linkedin_profile_id = r.member_sub
        and ${CLAIM.from} -- guard:claim-status
        and p.version = r.version -- guard:claim-version
        and exists (select 1 from memberships m where m.workspace_id = p.workspace_id and m.user_id = p.author_id) -- guard:claim-member
        and exists (select 1 from workspaces w where w.id = p.workspace_id and (w.personal or w.id in (select id from workspace))) -- guard:claim-workspace
        and not (p.scheduled_by_id is not null and not ${AUTHOR_CONSENTS}) -- guard:author-consent
        and not (${LACKS_APPROVAL}) -- guard:approval-valid
        and not (${NEEDS_APPROVAL} and not (p.approval <> 'approved' or ${IS_APPROVED})) -- guard:approval-hash
        and p.deleted_at is null -- guard:claim-deleted
        and p.due_at <= now() -- guard:claim-due
        and p.expires_at > now() -- guard:claim-expired
      returning p.id, p.author_id, p.scheduling, p.placed_via, r.attempt_id, r.member_sub, r.request_hash, r.text_hash,
        a.linkedin_access_token, a.linkedin_generation
    ), attempt as (
      insert into publish_attempts (id, post_id, scheduling, member_sub, request_hash, text_hash, sent_at, via)
      select attempt_id, id, scheduling, member_sub, request_hash, text_hash, now(), placed_via from claimed
    )
    select attempt_id as "attemptId", id as "postId", author_id as "userId",
      linkedin_access_token as "sealedToken", linkedin_generation as generation
    from claimed`;
  const byAttempt = new Map(claims.map((claimed) => [claimed.attemptId, claimed]));
  return requests.map(({ attemptId }) => byAttempt.get(attemptId) ?? null);
}

/**
 * Returns the hex SHA-256 of what followers read. LinkedIn takes two posts of a member for duplicates by their text
 * alone, whatever their visibility or files (docs/linkedin-api.md, Duplicates). How it compares white space and
 * composed characters is not known, so texts that differ only in these have one hash.
 */
export function textHash(text: string): string {
  return createHash("sha256").update(text.normalize("NFC").replace(/\s+/g, " ").trim()).digest("hex");
}
