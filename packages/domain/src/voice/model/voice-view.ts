import type { VoiceMeasures } from "./voice-measures";

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
export type VoiceState = { sheet: VoiceView | null; publishedPosts: number; neededPosts: number };
