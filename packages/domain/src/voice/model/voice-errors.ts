/** Error codes of the voice. */
export type VoiceErrorCode =
  /** No style sheet exists. */
  | "voice_not_found"
  /** Changed in another tab since it was read. */
  | "voice_changed"
  /** `data.count` of `data.needed` published posts exist. */
  | "voice_too_few_posts";
