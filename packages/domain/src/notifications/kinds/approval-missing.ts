import { sql, type Sql } from "@takt/db/sql";
import { APPROVERS, APPROVES, LACKS_APPROVAL } from "../../posts/approvals/needs-approval";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import type { NotificationRow } from "../notification-row";

/**
 * A scheduled post is not approved as its time comes near, at the hour that the workspace has chosen, and when it has come:
 * once each, for who may approve it and for who made or scheduled it. Of what was asked or said just now nobody is reminded.
 */
export const approvalMissing: KindDefinition = {
  icon: "clock",
  tone: "warning",
  about: "approval",
  occasions: [
    toOccasions(
      sql`join (${APPROVERS}) on p.approval = 'requested' and ${APPROVES} join users u on u.id = a.user_id`,
    ),
    toOccasions(sql`join users u on u.id in (p.requested_by_id, p.scheduled_by_id, coalesce(p.writer_id, p.author_id))
      join memberships m on m.workspace_id = p.workspace_id and m.user_id = u.id`),
  ],
  isOpen: ({ post, occasion }) => {
    if (post?.status !== "scheduled" || post.deletedAt || post.approval === "approved") return false;
    return occasion.startsWith(`approval_missing:${post.id}:${post.scheduling}:`);
  },
  lines: (row) => [line(isDue(row) ? "due" : "soon", { time: time(row) })],
  email: (row) => ({
    subject: line(isDue(row) ? "subjectDue" : "subjectSoon", { time: time(row) }),
    paragraphs: [line(isDue(row) ? "whatDue" : "whatSoon", { time: time(row) }), line("next")],
    action: "post",
  }),
  summary: { note: (row) => line("note", { time: time(row) }), list: "scheduled" },
};

/** The occasions to tell members `u` of the post's workspace, who are joined to `posts p`. */
function toOccasions(users: Sql): Sql {
  const reminder = sql`p.due_at - make_interval(hours => w.reminder_hours)`;
  const isReminded = sql`${reminder} <= now() and not (p.approval in ('requested', 'changes_requested') and p.approval_at > ${reminder})`;
  return sql`
    select distinct u.id as user_id, p.id as post_id, p.due_at as at,
      'approval_missing:' || p.id || ':' || p.scheduling || ':' || case when p.due_at <= now() then 'due' else 'soon' end as occasion
    from posts p join workspaces w on w.id = p.workspace_id ${users}
    where p.status = 'scheduled' -- guard:missing-status
      and p.due_at <= now() + make_interval(hours => 168) and p.expires_at > now()
      and not (p.due_at > now() and not (${isReminded})) -- guard:missing-time
      and ${LACKS_APPROVAL} -- guard:missing-approved
      and p.deleted_at is null -- guard:missing-deleted
      and u.waitlist_status = 'active' -- guard:missing-active`;
}

const isDue = ({ occasion }: NotificationRow) => occasion.endsWith(":due");

const time = ({ post }: NotificationRow) => ({
  at: post!.scheduledAt!,
  zone: post!.scheduledZone ?? undefined,
});
