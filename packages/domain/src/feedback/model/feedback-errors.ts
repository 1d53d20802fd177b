/** Codes of refusals about feedback. */
export type FeedbackErrorCode =
  /** No message, an unknown type, or too long. */
  | "feedback_invalid"
  /** Not a PNG, JPEG or WebP by its content. */
  | "screenshot_invalid"
  /** data.max in MB. */
  | "screenshot_too_large";
