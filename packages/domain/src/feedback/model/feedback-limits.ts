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
