/** Codes of refusals about writing. */
export type WritingErrorCode =
  /** Missing, or another's: the two answer alike. */
  | "composition_not_found"
  /** Changed in another tab since it was read. */
  | "composition_changed"
  /** data.answer names what is missing. */
  | "composition_incomplete"
  /** There is a post of it that takes no other words: edited since, or on its way. */
  | "composition_closed"
  | "version_not_found"
  /** The plan's AI posts of this month are used up; data.limit. */
  | "ai_limit_reached"
  /** data.max rewrites or versions are there already. */
  | "rewrites_exceeded";
