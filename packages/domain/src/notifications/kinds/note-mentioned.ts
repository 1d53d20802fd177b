import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import { personName } from "../../shared/person-name";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";
import { postExcerpt } from "../post-excerpt";

/** A note mentions a member, who did not write it. */
export const noteMentioned: KindDefinition = {
  icon: "comment",
  tone: "info",
  about: "note",
  occasions: [
    sql`
    select u.id as user_id, p.id as post_id, n.id as note_id, n.at, 'note_mentioned:' || n.id as occasion
    from post_notes n join note_mentions nm on nm.note_id = n.id
      join posts p on p.id = n.post_id join users u on u.id = nm.user_id
      join memberships m on m.workspace_id = p.workspace_id and m.user_id = u.id
    where n.at > now() - make_interval(secs => ${MAX_AGE_SECONDS})
      and n.user_id is distinct from u.id -- guard:mention-self
      and p.deleted_at is null -- guard:mention-deleted
      and u.waitlist_status = 'active' -- guard:mention-active`,
  ],
  isOpen: isNoteOpen,
  lines: (row) => [line("says", { name: getWriter(row), note: postExcerpt(row.note!.text) })],
  email: (row) => ({
    subject: line("subject", { name: getWriter(row) }),
    paragraphs: [line("what", { name: getWriter(row), note: row.note!.text })],
    action: "post",
  }),
  summary: { note: (row) => line("note", { name: getWriter(row) }), list: "scheduled" },
};

/** Tells whether the note is still there, its writer too, and its thread not resolved. */
export function isNoteOpen({ note, post }: NotificationRow): boolean {
  if (!post || post.deletedAt || !note || note.deletedAt) return false;
  if (!note.user && !note.guestName) return false;
  return (note.thread ?? note).resolvedAt === null;
}

/** Returns who wrote the note. */
export const getWriter = ({ note }: NotificationRow) =>
  (note!.user ? personName(note!.user) : note!.guestName) ?? "LinkedIn";
