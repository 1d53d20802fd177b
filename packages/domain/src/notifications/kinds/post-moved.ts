import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";

/** The instant of a scheduled post has changed with the rules of its clocks: once per instant. */
export const postMoved: KindDefinition = {
  icon: "calendar",
  tone: "info",
  about: "post",
  occasions: [
    sql`
    select p.author_id as user_id, p.id as post_id, p.updated_at as at,
      'post_moved:' || p.id || ':' || round(extract(epoch from p.scheduled_at) * 1000)::bigint as occasion
    from posts p join users u on u.id = p.author_id
    where p.moved_from is not null -- guard:moved
      and p.updated_at > now() - make_interval(secs => ${MAX_AGE_SECONDS})
      and p.status = 'scheduled' -- guard:moved-status
      and p.deleted_at is null -- guard:moved-deleted
      and u.waitlist_status = 'active' -- guard:moved-active`,
  ],
  isOpen: ({ post, occasion }) => {
    if (post?.status !== "scheduled" || post.deletedAt || !post.movedFrom || !post.scheduledAt) return false;
    return occasion === `post_moved:${post.id}:${post.scheduledAt.getTime()}`;
  },
  lines: ({ post }) => [line("moved", { from: { at: post!.movedFrom! }, to: { at: post!.scheduledAt! } })],
  email: (row) => {
    const { from, to, zone } = move(row);
    return {
      subject: line("subject", { time: to }),
      paragraphs: [line("what", { zone }), line("times", { from, to }), line("next")],
      action: "post",
    };
  },
  summary: {
    note: (row) => {
      const { from, to } = move(row);
      return line("note", { from, to });
    },
    list: "scheduled",
  },
};

/** When it would have gone out, and when it does, in the zone that it was scheduled in. */
function move({ post, user }: NotificationRow) {
  const zone = post!.scheduledZone ?? user.timezone;
  return { from: { at: post!.movedFrom!, zone }, to: { at: post!.scheduledAt!, zone }, zone };
}
