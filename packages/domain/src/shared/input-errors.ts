export type InputErrorCode =
  /** A text with a NUL character, which PostgreSQL cannot keep. */
  "text_not_storable";
