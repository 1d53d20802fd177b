import { sql } from "@takt/db/sql";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { can } from "../workspaces/model/acts";
import { countWaiting } from "./approvals/list-waiting";
import { COUNT_LIMIT } from "./model/count-limit";
import { needsYou } from "./needs-you";
import { postsOfSql } from "./posts-of";
import { excerptColumn } from "./post-summary";

const LATEST_DRAFTS = 5;
/** Characters of a draft; the navigation shows one line. */
const TITLE_LENGTH = 80;

export type PostsOverview = {
  /** Posts that need an answer or a correction; at most COUNT_LIMIT of each kind. */
  needsYou: number;
  /** Drafts; at most COUNT_LIMIT. */
  drafts: number;
  /** Posts that wait for the actor's approval, at most COUNT_LIMIT; null where they approve none. */
  waiting: number | null;
  /** The drafts that were changed last. */
  latestDrafts: { id: string; excerpt: string }[];
};

/** Returns what every screen shows of the actor's posts, beside its own content. */
export async function getOverview({ db }: Pick<PostsDeps, "db">, actor: Actor): Promise<PostsOverview> {
  const drafts = sql`${postsOfSql(actor, "content.read")} and p.deleted_at is null and p.status = 'draft'`;
  const [row] = await db.$queryRaw<PostsOverview[]>`
    select (select count(*)::int from (${needsYou(actor, { limit: COUNT_LIMIT })}) n) as "needsYou",
      (select count(*)::int from (select from posts p where ${drafts} limit ${COUNT_LIMIT}) d) as drafts,
      case when exists (select 1 from approval_stages g where g.workspace_id = ${actor.workspaceId}::uuid) and ${can(actor, "posts.approve")}
        then ${countWaiting(actor)} end as waiting,
      (select coalesce(json_agg(json_build_object('id', d.id, 'excerpt', coalesce(d.excerpt, ''))), '[]') from (
        select p.id, ${excerptColumn(TITLE_LENGTH)} from posts p where ${drafts}
        order by p.updated_at desc, p.id desc limit ${LATEST_DRAFTS}::int
      ) d) as "latestDrafts"`;
  return row!;
}
