import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import { personName } from "../../shared/person-name";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";

/** A post is approved: who asked for it is told, unless they have approved it themselves. */
export const approvalGiven: KindDefinition = {
  icon: "calendar",
  tone: "info",
  about: "approval",
  occasions: [
    sql`
    select p.requested_by_id as user_id, p.id as post_id, p.approval_at as at,
      'approval_given:' || p.id || ':' || round(extract(epoch from p.approval_at) * 1000)::bigint as occasion
    from posts p join users u on u.id = p.requested_by_id
      join memberships m on m.workspace_id = p.workspace_id and m.user_id = u.id
    where p.approval = 'approved'
      and p.approval_at > now() - make_interval(secs => ${MAX_AGE_SECONDS})
      and p.deleted_at is null -- guard:given-deleted
      and u.waitlist_status = 'active' -- guard:given-active
      and exists (select 1 from approval_events e where e.post_id = p.id and e.kind = 'approved' and e.at >= p.approval_at and e.user_id is distinct from p.requested_by_id) -- guard:given-own`,
  ],
  isOpen: (row) => row.post?.approval === "approved" && isAsOf(row, "approval_given"),
  lines: (row) => [line(next(row), { name: getDecider(row) })],
  email: (row) => ({
    subject: line("subject", { name: getDecider(row) }),
    paragraphs: [line("what", { name: getDecider(row) }), line(next(row), { name: getDecider(row) })],
    action: "post",
  }),
  summary: { note: (row) => line("note", { name: getDecider(row) }), list: "scheduled" },
};

/** A draft is still to be scheduled. */
const next = ({ post }: NotificationRow) => (post!.status === "draft" ? "draft" : "scheduled");

/** Returns who decided last; of an account that is gone, what stands for it. */
export const getDecider = ({ post }: NotificationRow) => {
  const { user, guestName } = post!.approvalEvents[0] ?? {};
  return (user ? personName(user) : guestName) ?? "Takt";
};

/** Tells whether a post that is not deleted is still in the state of approval that the notification was made of. */
export function isAsOf({ post, occasion }: NotificationRow, kind: string): boolean {
  if (!post?.approvalAt || post.deletedAt) return false;
  return occasion === `${kind}:${post.id}:${post.approvalAt.getTime()}`;
}
