/** Codes of refusals about bookmarked topics. */
export type TopicErrorCode =
  /** Missing, or another's: the two answer alike. */
  | "topic_not_found"
  /** data.max are there already. */
  | "topics_full";
