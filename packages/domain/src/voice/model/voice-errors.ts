/** Codes of refusals about the voice. */
export type VoiceErrorCode =
  /** There is no sheet. */
  | "voice_not_found"
  /** Changed in another tab since it was read. */
  | "voice_changed"
  /** data.count of data.needed published posts. */
  | "voice_too_few_posts";
