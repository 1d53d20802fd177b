const MIB = 1024 * 1024;

/** Bounds of what a user tells the provider; lengths in UTF-16 units, as a text field counts. */
export const FEEDBACK_LIMITS = {
  /** Of the message without white space around it. */
  messageLength: 2000,
  pageLength: 300,
  screenshotBytes: 5 * MIB,
  /** By content, never by name. */
  screenshotTypes: ["image/png", "image/jpeg", "image/webp"],
} as const;
