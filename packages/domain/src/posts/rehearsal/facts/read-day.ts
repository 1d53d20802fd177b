import { endOfUtcDay } from "@takt/domain/shared/day-in";
import type { PostsDeps } from "../../deps";
import { TIMING } from "../../model/publish-timing";
import { type Author, authoredBySql } from "../../posts-of";
import { UPLOAD_CALLS } from "./count-upload-calls";
import type { RehearsalFacts } from "./rehearsal-facts";

type Deps = Pick<PostsDeps, "db" | "callsPerDay">;

const DAY_MS = 86_400_000;

/**
 * Reads how many of the member's calls are used and planned on the UTC day of a time, before it. A post needs its create,
 * and the fewest calls that upload the files which LinkedIn does not have (UPLOAD_CALLS). The reading ends at
 * the day's limit: no day has use for more posts.
 */
export async function readDay(
  { db, callsPerDay }: Deps,
  author: Author,
  { postId, memberSub, at }: { postId: string | null; memberSub: string | null; at: Date },
): Promise<RehearsalFacts["day"]> {
  const until = endOfUtcDay(at.getTime());
  const from = new Date(until.getTime() - DAY_MS);
  // Nothing is sent later after its time.
  const earliest = new Date(from.getTime() - TIMING.lateness);
  const [day] = await db.$queryRaw<Omit<RehearsalFacts["day"], "max">[]>`
    select
      coalesce((select c.calls from linkedin_calls c where c.member_sub = ${memberSub}
        and c.day = (${at}::timestamptz at time zone 'UTC')::date), 0) as used,
      (select coalesce(sum(1 + o.uploads), 0)::int from (
        select (select coalesce(sum((${JSON.stringify(UPLOAD_CALLS)}::jsonb ->> m.kind::text)::int), 0)
          from media m where m.post_id = p.id and not exists (
            select 1 from media_urns u where u.sha256 = m.sha256 and u.member_sub = ${memberSub})) as uploads
        from posts p
        where ${authoredBySql(author)} and p.deleted_at is null and p.status = 'scheduled' and p.id <> ${postId}::uuid
          and p.scheduled_at >= ${from} and p.scheduled_at <= ${at}
        limit ${callsPerDay}::int) o) as planned,
      exists (select 1 from posts p join publish_attempts a on a.post_id = p.id
        where ${authoredBySql(author)} and p.scheduled_at >= ${earliest} and p.scheduled_at < ${until}
          and p.reason = 'limit_reached' and p.due_at >= ${until}
          and a.member_sub = ${memberSub} and a.outcome = 'limited' and a.sent_at >= ${from} and a.sent_at < ${until}
      ) as "isReached"`;
  return { ...day!, max: callsPerDay };
}
