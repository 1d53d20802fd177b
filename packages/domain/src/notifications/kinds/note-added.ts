import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import { postExcerpt } from "../post-excerpt";
import { getWriter, isNoteOpen } from "./note-mentioned";

/** How much later its email is due: by then it was often read, and answered. */
const EMAIL_DELAY_MS = 10 * 60_000;

/**
 * Somebody wrote a note about a post that a member wrote or that goes out under their name, in a thread in which they wrote, or by
 * a review link that they made.
 * Whom the note mentions hears of that instead.
 */
export const noteAdded: KindDefinition = {
  icon: "comment",
  tone: "info",
  about: "note",
  occasions: [
    sql`
    select u.id as user_id, p.id as post_id, n.id as note_id, n.at, 'note_added:' || n.id as occasion
    from post_notes n join posts p on p.id = n.post_id
      cross join lateral (
        select p.writer_id as user_id union select p.author_id
        union select o.user_id from post_notes o where o.id = n.thread_id or o.thread_id = n.thread_id
        union select l.created_by_id from review_links l where l.id = n.review_link_id
      ) r join users u on u.id = r.user_id
      join memberships m on m.workspace_id = p.workspace_id and m.user_id = u.id
    where n.at > now() - make_interval(secs => ${MAX_AGE_SECONDS})
      and n.user_id is distinct from u.id -- guard:note-self
      and not exists (select 1 from note_mentions nm where nm.note_id = n.id and nm.user_id = u.id) -- guard:note-mentioned
      and p.deleted_at is null -- guard:note-deleted
      and u.waitlist_status = 'active' -- guard:note-active`,
  ],
  emailDelayMs: EMAIL_DELAY_MS,
  isOpen: isNoteOpen,
  lines: (row) => [line("says", { name: getWriter(row), note: postExcerpt(row.note!.text) })],
  email: (row) => ({
    subject: line("subject", { name: getWriter(row) }),
    paragraphs: [line("what", { name: getWriter(row), note: row.note!.text })],
    action: "post",
  }),
  summary: { note: (row) => line("note", { name: getWriter(row) }), list: "scheduled" },
};
