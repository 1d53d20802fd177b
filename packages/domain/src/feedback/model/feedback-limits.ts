const MIB = 1024 * 1024;

/** Limits of feedback; lengths in UTF-16 units, as a text field counts. */
export const FEEDBACK_LIMITS = {
  /** Length of the message after trimming. */
  messageLength: 2000,
  pageLength: 300,
  screenshotBytes: 5 * MIB,
  /** Detected by content, never by name. */
  screenshotTypes: ["image/png", "image/jpeg", "image/webp"],
} as const;

/** Error codes of feedback. */
export type FeedbackErrorCode =
  /** The message is missing or too long, or the type is unknown. */
  | "feedback_invalid"
  /** Not a PNG, JPEG or WebP by its content. */
  | "screenshot_invalid"
  /** `data.max` is in MB. */
  | "screenshot_too_large";
