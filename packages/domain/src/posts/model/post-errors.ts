export type PostErrorCode =
  /** Missing, or another's: the two answer alike. */
  | "post_not_found"
  /** The move is not possible from its status; data.status. */
  | "post_not_in_state"
  /** Changed in another tab since it was read. */
  | "post_changed"
  /** A text that was not written by hand, and nobody has said to have reviewed it. */
  | "post_not_reviewed"
  | "post_empty"
  /** Only characters that cannot be seen. */
  | "post_invisible"
  /** data.length, data.max. */
  | "post_too_long"
  | "slot_in_past"
  /** More than twelve months ahead. */
  | "slot_too_far"
  /** The clocks jump over it; data.suggestion is a wall time. */
  | "slot_missing"
  /** The hour exists twice and the user did not say which. */
  | "slot_ambiguous"
  | "zone_unknown";
