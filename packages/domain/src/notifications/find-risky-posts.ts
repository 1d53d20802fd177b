import { sql } from "@takt/db/sql";
import type { OutboxDeps } from "../outbox/deps";
import { createNotifications } from "./create-notifications";
import { NOTIFICATION_TIMING } from "./model/notification-timing";

/**
 * Creates a notification for each scheduled post of which the nightly rehearsal has found that it may not go out, once
 * per scheduling and finding. Returns how many.
 */
export function findRiskyPosts(deps: Pick<OutboxDeps, "db" | "mailer">): Promise<number> {
  const occasions = sql`
    select p.author_id as user_id, p.id as post_id, r.rehearsed_at as at,
      'post_at_risk:' || p.id || ':' || p.scheduling || ':' || r.codes[1] as occasion
    from post_rehearsals r join posts p on p.id = r.post_id join users u on u.id = p.author_id
    where r.rehearsed_at > now() - make_interval(secs => ${NOTIFICATION_TIMING.maxAgeMs / 1000})
      and r.version = p.version
      and p.status = 'scheduled'
      and p.deleted_at is null
      and u.waitlist_status = 'active'`;
  return createNotifications(deps, "post_at_risk", occasions);
}

/** Returns the occasion of a notification about what is found of a post now; null when it is none, or not ahead. */
export function riskOccasion(
  post: {
    id: string;
    status: string;
    version: number;
    scheduling: number;
    deletedAt: Date | null;
    rehearsal: { version: number; codes: string[] } | null;
  } | null,
): string | null {
  if (post?.status !== "scheduled" || post.deletedAt) return null;
  const { id, scheduling, rehearsal } = post;
  if (rehearsal?.version !== post.version) return null;
  return `post_at_risk:${id}:${scheduling}:${rehearsal.codes[0]}`;
}
