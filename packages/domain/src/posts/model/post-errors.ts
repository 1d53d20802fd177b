export type PostErrorCode =
  /** The post is missing, or belongs to another user: the two answer alike. */
  | "post_not_found"
  /** The post is under the name of another member of the workspace, who does not consent, and no draft. */
  | "post_of_other"
  /** The member does not agree that others publish under their name in this workspace. */
  | "author_without_consent"
  /** The transition is not possible from its status; data.status. */
  | "post_not_in_state"
  /** The post was changed in another tab since it was read. */
  | "post_changed"
  /** The workspace asks for no approval. */
  | "approval_not_needed"
  /** The approval is not in a state from which this is possible; data.state. */
  | "approval_not_in_state"
  /** Others approve at the stage for which the post waits. */
  | "approval_of_other"
  /** A post is not approved by the user who made it, or asked for its approval. */
  | "approval_own"
  /** A published post is changed by those users alone who may approve it. */
  | "approval_needed"
  /** A user named as an approver is no member whose role approves. */
  | "approver_not_member"
  /** The note is missing, or not the user's own. */
  | "note_not_found"
  /** The post has as many notes as a post may have. */
  | "notes_full"
  /** The review link is missing. */
  | "review_link_not_found"
  /** The post has as many open review links as a post may have. */
  | "review_links_full"
  /** The review link does not exist, or not any more. */
  | "review_link_ended"
  /** The text was not written by hand, and its author has not confirmed the review. */
  | "post_not_reviewed"
  | "post_empty"
  /** All characters are invisible. */
  | "post_invisible"
  /** An outline's first line or a gap of it is left; data.gap, data.count. */
  | "post_unfinished"
  /** data.length, data.max. */
  | "post_too_long"
  /** Files, a link card and a poll exclude each other; a link card takes one image. */
  | "post_content_mixed"
  /** The link card has no valid address or no title. */
  | "post_link_card_incomplete"
  /** The poll has no question, or answers that are empty or equal. */
  | "post_poll_incomplete"
  /** The question or an answer of the poll is longer than LinkedIn takes. */
  | "post_poll_too_long"
  /** LinkedIn does not take this file; data.fileName. */
  | "post_file_refused"
  /** LinkedIn has the same text and refuses it for ten minutes; data.until, an instant. */
  | "post_duplicate"
  /** The first comment is longer than LinkedIn takes; data.length, data.max. */
  | "post_comment_too_long"
  /** The first comment is not in the state that the user saw. */
  | "comment_changed"
  /** The link to the published post is not known, or not the one that LinkedIn changes posts by. */
  | "post_link_unknown"
  /** The link to the published post is known already. */
  | "post_link_known"
  /** The link is that of another post. */
  | "post_link_other"
  /** LinkedIn is being asked to change the published post already. */
  | "post_change_pending"
  /** The member's calls to LinkedIn of this day are used up. */
  | "linkedin_calls_used_up"
  | "slot_in_past"
  /** More than twelve months ahead. */
  | "slot_too_far"
  /** The clocks skip this time; data.suggestion is a wall time. */
  | "slot_missing"
  /** The hour exists twice, and the user has not chosen one. */
  | "slot_ambiguous"
  | "zone_unknown";
