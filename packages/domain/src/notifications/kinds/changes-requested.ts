import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";
import { getDecider, isAsOf } from "./approval-given";

/** An approver wants a post to be changed: who made it and who asked for its approval are told. */
export const changesRequested: KindDefinition = {
  icon: "comment",
  tone: "warning",
  about: "approval",
  occasions: [
    sql`
    select distinct u.id as user_id, p.id as post_id, p.approval_at as at,
      'changes_requested:' || p.id || ':' || round(extract(epoch from p.approval_at) * 1000)::bigint as occasion
    from posts p join users u on u.id in (p.requested_by_id, coalesce(p.writer_id, p.author_id))
      join memberships m on m.workspace_id = p.workspace_id and m.user_id = u.id
    where p.approval = 'changes_requested'
      and p.approval_at > now() - make_interval(secs => ${MAX_AGE_SECONDS})
      and p.deleted_at is null -- guard:changes-deleted
      and u.waitlist_status = 'active' -- guard:changes-active`,
  ],
  isOpen: (row) => row.post?.approval === "changes_requested" && isAsOf(row, "changes_requested"),
  lines: (row) => [line("asks", { name: getDecider(row), note: getNote(row) })],
  email: (row) => ({
    subject: line("subject", { name: getDecider(row) }),
    paragraphs: [line("what", { name: getDecider(row), note: getNote(row) }), line("next")],
    action: "post",
  }),
  summary: { note: (row) => line("note", { name: getDecider(row) }), list: "scheduled" },
};

const getNote = ({ post }: NotificationRow) => post!.approvalEvents[0]?.note ?? "";
