/** Error codes of saved audiences. */
export type AudienceErrorCode =
  /** Missing or another user's: the two answer alike. */
  | "audience_not_found"
  /** Changed in another tab since it was read. */
  | "audience_changed"
  /** `data.max` audiences exist already. */
  | "audiences_full";
