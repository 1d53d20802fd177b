import { sql } from "@takt/db/sql";
import { APPROVERS, APPROVES } from "../../posts/approvals/needs-approval";
import { line } from "../../shared/line";
import { personName } from "../../shared/person-name";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";
import { isAsOf } from "./approval-given";

/** A post waits for a member's approval: once each time that its approvers are asked, at each stage. */
export const approvalRequested: KindDefinition = {
  icon: "question",
  tone: "info",
  about: "approval",
  occasions: [
    sql`
    select a.user_id, p.id as post_id, p.approval_at as at,
      'approval_requested:' || p.id || ':' || round(extract(epoch from p.approval_at) * 1000)::bigint as occasion
    from posts p join (${APPROVERS}) on ${APPROVES} join users u on u.id = a.user_id
    where p.approval = 'requested'
      and p.approval_at > now() - make_interval(secs => ${MAX_AGE_SECONDS})
      and p.status in ('draft', 'scheduled') -- guard:requested-status
      and p.deleted_at is null -- guard:requested-deleted
      and u.waitlist_status = 'active' -- guard:requested-active`,
  ],
  isOpen: (row) => row.post?.approval === "requested" && isAsOf(row, "approval_requested"),
  lines: (row) => [line("asks", { name: getRequester(row) }), ...time(row)],
  email: (row) => ({
    subject: line("subject", { name: getRequester(row) }),
    paragraphs: [line("what", { name: getRequester(row) }), ...time(row), line("next")],
    action: "post",
  }),
  summary: { note: (row) => line("note", { name: getRequester(row) }), list: "scheduled" },
};

const getRequester = ({ post }: NotificationRow) =>
  personName(post!.requestedBy ?? post!.author) ?? "LinkedIn";

const time = ({ post }: NotificationRow) =>
  post!.status === "scheduled" && post!.scheduledAt
    ? [line("planned", { time: { at: post!.scheduledAt, zone: post!.scheduledZone ?? undefined } })]
    : [];
