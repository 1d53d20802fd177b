/** Error codes of feedback. */
export type FeedbackErrorCode =
  /** The message is missing or too long, or the type is unknown. */
  | "feedback_invalid"
  /** Not a PNG, JPEG or WebP by its content. */
  | "screenshot_invalid"
  /** `data.max` is in MB. */
  | "screenshot_too_large";
