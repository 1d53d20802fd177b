import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";

/** The nightly rehearsal has found that a scheduled post may not go out: once per scheduling and finding. */
export const postAtRisk: KindDefinition = {
  icon: "alert",
  tone: "warning",
  about: "post",
  occasions: [
    sql`
    select p.author_id as user_id, p.id as post_id, r.rehearsed_at as at,
      'post_at_risk:' || p.id || ':' || p.scheduling || ':' || r.codes[1] as occasion
    from post_rehearsals r join posts p on p.id = r.post_id join users u on u.id = p.author_id
    where r.rehearsed_at > now() - make_interval(secs => ${MAX_AGE_SECONDS})
      and r.version = p.version
      and p.status = 'scheduled'
      and p.deleted_at is null
      and u.waitlist_status = 'active'`,
  ],
  isOpen: ({ post, occasion }) => {
    if (post?.status !== "scheduled" || post.deletedAt) return false;
    const { id, scheduling, rehearsal } = post;
    if (rehearsal?.version !== post.version) return false;
    return occasion === `post_at_risk:${id}:${scheduling}:${rehearsal.codes[0]}`;
  },
  lines: () => [line("atRisk")],
  email: ({ post, user }) => {
    const time = { at: post!.scheduledAt!, zone: post!.scheduledZone ?? user.timezone };
    return {
      subject: line("subject", { time }),
      paragraphs: [line("what", { time }), line("next")],
      action: "post",
    };
  },
  summary: { note: () => line("note"), list: "scheduled" },
};
