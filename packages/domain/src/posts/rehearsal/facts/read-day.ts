import type { PostsDeps } from "../../deps";
import { type Owner, ownedBySql } from "../../owned-by";
import { UPLOAD_CALLS } from "./count-upload-calls";
import type { RehearsalFacts } from "./rehearsal-facts";

type Deps = Pick<PostsDeps, "db" | "callsPerDay">;

/**
 * Reads how many of the member's calls are used and planned on the UTC day of a time, before it. A post needs its create,
 * and the fewest calls that upload the files which LinkedIn does not have (UPLOAD_CALLS). The reading ends at
 * the day's limit: no day has use for more posts.
 */
export async function readDay(
  { db, callsPerDay }: Deps,
  owner: Owner,
  { postId, memberSub, at }: { postId: string | null; memberSub: string | null; at: Date },
): Promise<RehearsalFacts["day"]> {
  const [day] = await db.$queryRaw<Omit<RehearsalFacts["day"], "max">[]>`
    select
      coalesce((select c.calls from linkedin_calls c where c.member_sub = ${memberSub}
        and c.day = (${at}::timestamptz at time zone 'UTC')::date), 0) as used,
      (select coalesce(sum(1 + o.uploads), 0)::int from (
        select (select coalesce(sum((${JSON.stringify(UPLOAD_CALLS)}::jsonb ->> m.kind::text)::int), 0)
          from media m where m.post_id = p.id and not exists (
            select 1 from media_urns u where u.sha256 = m.sha256 and u.member_sub = ${memberSub})) as uploads
        from posts p
        where ${ownedBySql(owner)} and p.deleted_at is null and p.status = 'scheduled' and p.id <> ${postId}::uuid
          and p.scheduled_at >= date_trunc('day', ${at}::timestamptz at time zone 'UTC') at time zone 'UTC'
          and p.scheduled_at <= ${at}
        limit ${callsPerDay}::int) o) as planned,
      exists (select 1 from publish_attempts a join posts p on p.id = a.post_id
        where ${ownedBySql(owner)} and p.reason = 'limit_reached' and a.outcome = 'limited'
          and a.member_sub = ${memberSub} and (p.due_at at time zone 'UTC')::date > (${at}::timestamptz at time zone 'UTC')::date
          and (a.sent_at at time zone 'UTC')::date = (${at}::timestamptz at time zone 'UTC')::date) as "isReached"`;
  return { ...day!, max: callsPerDay };
}
