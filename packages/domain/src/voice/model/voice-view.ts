import type { VoiceMeasures } from "./voice-measures";

/** Error codes of the voice. */
export type VoiceErrorCode =
  /** No style sheet exists. */
  | "voice_not_found"
  /** Changed in another tab since it was read. */
  | "voice_changed"
  /** `data.count` of `data.needed` published posts exist. */
  | "voice_too_few_posts";

/** A member's style sheet. */
export type VoiceView = {
  version: number;
  /** Whether prompts use it. */
  enabled: boolean;
  measures: VoiceMeasures;
  /** The style sheet as plain text, by the language of the text to be written. */
  words: { en: string; de: string };
  postCount: number;
  computedAt: Date;
};

/** The style sheet, and whether one can be computed. */
export type VoiceState = {
  sheet: VoiceView | null;
  /** At most `neededPosts`. */
  publishedPosts: number;
  neededPosts: number;
};
