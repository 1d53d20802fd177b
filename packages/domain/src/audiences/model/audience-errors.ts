/** Codes of refusals about saved audiences. */
export type AudienceErrorCode =
  /** Missing, or another's: the two answer alike. */
  | "audience_not_found"
  /** Changed in another tab since it was read. */
  | "audience_changed"
  /** data.max are there already. */
  | "audiences_full";
