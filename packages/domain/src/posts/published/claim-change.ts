import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";
import type { PostRef } from "../model/post-input";
import { isChangeable } from "../model/post-link";
import { postsOf, postsOfSql } from "../posts-of";
import { textHash } from "../publishing/claim";
import { refuseTransition } from "../transition-post";

/** A change of a published post. `text` is what readers will see. */
export type ChangeRequest =
  | { kind: "edit"; content: string; hashtags: string[]; text: string }
  | { kind: "delete" };

/** A published post that this change alone may change at LinkedIn, until its lease ends. */
export type ChangeClaim = {
  changeId: string;
  postId: string;
  userId: string;
  urn: string;
  /** Version of the post since the claim. */
  version: number;
  sealedToken: string;
  generation: number;
};

/** Statuses that a change is possible from. */
const PUBLISHED = ["published"] as const;

/**
 * Claims a published post for one change, writes the change before it is asked for, and moves the version on, so that
 * another tab's change is refused. Refuses with `post_not_found`, `post_not_in_state` (also once the post is deleted on
 * LinkedIn), `post_link_unknown`, `post_changed`, `post_change_pending` and `connection_inactive`.
 */
export async function claimChange(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  ref: PostRef,
  request: ChangeRequest,
): Promise<ChangeClaim> {
  const changeId = crypto.randomUUID();
  const edit = request.kind === "edit" ? request : null;
  const [claim] = await db.$queryRaw<ChangeClaim[]>`
    with author as (
      select u.id, u.linkedin_access_token, u.linkedin_generation, u.linkedin_profile_id
      from users u
      where u.id = (select p.author_id from posts p where p.id = ${ref.id}::uuid)
        and u.linkedin_status = 'active' -- guard:change-connection
        and u.waitlist_status = 'active' -- guard:change-account
      for share of u
    ), locked as (
      select p.id from posts p where p.id = ${ref.id}::uuid and (select count(*) from author) > 0 for update
    ), pending as (
      select 1 from post_changes c, locked l
      where c.post_id = l.id and c.outcome is null and c.sent_at > now() - make_interval(secs => ${TIMING.changeLease / 1000})
    ), claimed as (
      update posts p set version = p.version + 1, updated_at = now()
      from author a, locked l
      where p.id = l.id and ${postsOfSql(actor, "posts.publish")} and p.author_id = a.id
        and p.status = 'published' -- guard:change-status
        and p.version = ${ref.version} -- guard:change-version
        and p.deleted_at is null -- guard:change-deleted
        and p.removed_at is null -- guard:change-removed
        and p.linkedin_urn ~ '^urn:li:(share|ugcPost):' -- guard:change-link
        and not exists (select 1 from pending) -- guard:change-pending
      returning p.id, p.version, p.linkedin_urn, a.id as user_id, a.linkedin_access_token, a.linkedin_generation,
        a.linkedin_profile_id
    ), receipt as (
      insert into post_changes (id, post_id, kind, member_sub, urn, content, hashtags, text_hash, sent_at, via)
      select ${changeId}::uuid, id, ${request.kind}::post_change_kind, linkedin_profile_id, linkedin_urn,
        ${edit?.content ?? null}, ${edit?.hashtags ?? []}::text[], ${edit ? textHash(edit.text) : null}, now(), ${actor.via?.name ?? null}
      from claimed
    )
    select ${changeId} as "changeId", id as "postId", user_id as "userId", linkedin_urn as urn, version,
      linkedin_access_token as "sealedToken", linkedin_generation as generation
    from claimed`;
  return claim ?? refuseChange(db, actor, ref);
}

/** The guarded statement met no row: says why. Always throws. */
async function refuseChange(db: PostsDeps["db"], actor: Actor, ref: PostRef): Promise<never> {
  const row = await db.post.findFirst({
    where: {
      id: ref.id,
      ...postsOf(actor, "posts.publish"),
      deletedAt: null,
      status: "published",
      version: ref.version,
    },
    select: { linkedinUrn: true, removedAt: true, author: { select: { linkedinStatus: true } } },
  });
  if (!row) return refuseTransition(db, actor, "posts.publish", PUBLISHED, ref);
  if (row.removedAt) throw new DomainError("post_not_in_state", { status: "published" });
  if (!isChangeable(row.linkedinUrn)) throw new DomainError("post_link_unknown");
  throw new DomainError(
    row.author.linkedinStatus === "active" ? "post_change_pending" : "connection_inactive",
  );
}
