import { sql } from "@takt/db/sql";
import { excerptColumn } from "../posts/post-summary";
import { postsOfSql } from "../posts/posts-of";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { PERSON_NAME } from "../shared/person-name";
import { memberPictureUrl } from "../shared/picture-url";
import type { TeamActivity, TeamActivityKind } from "./model/team-activity";

/** As many as a section shows. */
const SHOWN = 8;
/** Older activity is left out. */
const SHOWN_FOR_MS = 30 * 86_400_000;
const EXCERPT_LENGTH = 120;

type Row = {
  kind: TeamActivityKind;
  at: Date;
  userId: string | null;
  /** The guest who did it by a review link; empty once their name is purged. */
  guest: string | null;
  via: string | null;
  name: string | null;
  pictureKey: string | null;
  postId: string | null;
  excerpt: string | null;
};

/**
 * Lists what members of the workspace did in the last thirty days, the newest first: approvals that were asked for, given and
 * refused, posts that are scheduled, by when they were put there, and published ones, and who joined. Deleted posts are left out, and
 * in a personal workspace everything is.
 */
export async function listTeamActivity(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<TeamActivity[]> {
  const since = new Date(clock.now() - SHOWN_FOR_MS);
  const posts = sql`${postsOfSql(actor, "content.read")} and p.deleted_at is null`;
  const ofPost = sql`p.id as post_id, ${excerptColumn(EXCERPT_LENGTH)}`;
  const inWorkspace = sql`workspace_id = ${actor.workspaceId}::uuid`;
  const rows = await db.$queryRaw<Row[]>`
    with happened as (
      (select e.kind::text as kind, e.at, e.user_id, e.guest_name, e.via, ${ofPost}
        from posts p join approval_events e on e.post_id = p.id and e.at > ${since}
        where ${posts} and p.approval <> 'none' and p.approval_at > ${since} and e.kind in ('requested', 'approved', 'changes_requested')
        order by e.at desc limit ${SHOWN}::int)
      union all
      (select 'published', p.published_at, p.author_id, null, null, ${ofPost} from posts p
        where ${posts} and p.status = 'published' and p.published_at > ${since}
        order by p.published_at desc limit ${SHOWN}::int)
      union all
      (select 'scheduled', p.placed_at, p.placed_by_id, null, p.placed_via, ${ofPost} from posts p
        where ${posts} and p.status = 'scheduled' and p.placed_at > ${since}
        order by p.placed_at desc limit ${SHOWN}::int)
      union all
      (select 'joined', m.created_at, m.user_id, null, null, null, null from memberships m
        where m.${inWorkspace} and m.role <> 'owner' and m.created_at > ${since}
        order by m.created_at desc limit ${SHOWN}::int)
    )
    select h.kind, h.at, u.id as "userId", coalesce(${PERSON_NAME}, h.guest_name) as name, h.guest_name as guest, h.via, h.post_id as "postId", h.excerpt,
      case when exists (select 1 from memberships f where f.${inWorkspace} and f.user_id = u.id) then u.picture_key end as "pictureKey"
    from happened h left join users u on u.id = h.user_id
    where exists (select 1 from workspaces w where w.id = ${actor.workspaceId}::uuid and not w.personal)
    order by h.at desc limit ${SHOWN}::int`;
  return rows.map((row) => toActivity(row, actor));
}

function toActivity(row: Row, actor: Actor): TeamActivity {
  const { kind, at, via, postId, excerpt } = row;
  return {
    kind,
    at,
    by: toDoer(row, actor),
    via,
    post: postId === null ? null : { id: postId, excerpt: excerpt ?? "" },
  };
}

function toDoer({ userId, guest, name, pictureKey }: Row, actor: Actor): TeamActivity["by"] {
  if (userId === null) return guest ? { name, image: null, isSelf: false } : null;
  return { name, image: memberPictureUrl({ id: userId, pictureKey }), isSelf: userId === actor.userId };
}
