import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import { personName } from "../../shared/person-name";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";

/** A post was cancelled because its author withdrew their consent: who had scheduled it is told, once per withdrawal. */
export const consentWithdrawn: KindDefinition = {
  icon: "calendar",
  tone: "warning",
  about: "post",
  occasions: [
    sql`
    select p.scheduled_by_id as user_id, p.id as post_id, p.withdrawn_at as at,
      'consent_withdrawn:' || p.id || ':' || round(extract(epoch from p.withdrawn_at) * 1000)::bigint as occasion
    from posts p join users u on u.id = p.scheduled_by_id
    where p.withdrawn_at > now() - make_interval(secs => ${MAX_AGE_SECONDS})
      and p.status = 'cancelled' -- guard:withdrawn-status
      and p.deleted_at is null -- guard:withdrawn-deleted
      and u.waitlist_status = 'active' -- guard:withdrawn-active`,
  ],
  isOpen: ({ post, occasion }) => {
    if (post?.status !== "cancelled" || post.deletedAt || !post.withdrawnAt) return false;
    return occasion === `consent_withdrawn:${post.id}:${post.withdrawnAt.getTime()}`;
  },
  lines: (row) => [line("withdrawn", { name: getAuthor(row) })],
  email: (row) => ({
    subject: line("subject", { name: getAuthor(row) }),
    paragraphs: [line("what", { name: getAuthor(row) }), line("next")],
    action: "post",
  }),
  summary: { note: (row) => line("note", { name: getAuthor(row) }), list: "cancelled" },
};

const getAuthor = ({ post }: NotificationRow) => personName(post!.author) ?? "LinkedIn";
