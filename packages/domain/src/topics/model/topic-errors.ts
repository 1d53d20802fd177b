/** Error codes of bookmarked topics. */
export type TopicErrorCode =
  /** Missing or another user's: the two answer alike. */
  | "topic_not_found"
  /** `data.max` topics exist already. */
  | "topics_full";
