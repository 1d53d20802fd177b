/** Error codes of writing. */
export type WritingErrorCode =
  /** Missing or another user's: the two answer alike. */
  | "composition_not_found"
  /** Changed in another tab since it was read. */
  | "composition_changed"
  /** `data.answer` names the missing answer. */
  | "composition_incomplete"
  /** Its post accepts no other text: edited since, or being sent. */
  | "composition_closed"
  | "version_not_found"
  /** The plan's AI posts of this month are used up; data.limit. */
  | "ai_limit_reached"
  /** `data.max` rewrites or versions exist already. */
  | "rewrites_exceeded";
