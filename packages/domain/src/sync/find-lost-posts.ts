import { sql } from "@takt/db/sql";
import { TIMING } from "../posts/model/publish-timing";
import { insertRuns, readableGrants, type RunDeps } from "./create-api-runs";
import type { DueRun } from "./ports/sync-events";

/** The posts that are looked for, and the new runs that look. */
export type LostSearch = { runs: DueRun[]; pending: string[] };

/**
 * Looks on LinkedIn for posts whose call was not answered within its lease, where their author lets Takt read posts:
 * creates a run of each such API, unless one has ended that began after the lease. `pending` are those whose look is not
 * over; they are neither sent again nor asked about until then, or until `TIMING.searchHold` is over. What is found is
 * confirmed by the merge (link-posts.ts); that a post is not found shows nothing.
 */
export async function findLostPosts(deps: RunDeps): Promise<LostSearch> {
  const lost = sql`
    select p.id, p.author_id, g.source
    from posts p join (${readableGrants(deps)}) g on g.user_id = p.author_id
    where p.status = 'publishing' and p.attempted_at <= now() - make_interval(secs => ${TIMING.lease / 1000})
      and coalesce(p.resent_at, p.attempted_at) <= now() - make_interval(secs => ${TIMING.lease / 1000}) -- guard:look-lease
      and coalesce(p.resent_at, p.attempted_at) > now() - make_interval(secs => ${(TIMING.lease + TIMING.searchHold) / 1000}) -- guard:look-hold
      and not exists (
        select 1 from sync_runs r where r.user_id = g.user_id and r.source = g.source
          and (r.resume_at > now() or (r.status in ('done', 'failed')
            and r.created_at >= coalesce(p.resent_at, p.attempted_at) + make_interval(secs => ${TIMING.lease / 1000}))))`;
  const posts = await deps.db.$queryRaw<{ id: string }[]>`select distinct id from (${lost}) l`;
  if (posts.length === 0) return { runs: [], pending: [] };
  const runs = await insertRuns(
    deps,
    sql`select distinct author_id as user_id, source, null::jsonb as cursor from (${lost}) l`,
  );
  return { runs, pending: posts.map(({ id }) => id) };
}
