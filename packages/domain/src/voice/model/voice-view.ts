import type { VoiceMeasures } from "./voice-measures";

/** A member's style sheet; null in place of it: there is none yet. */
export type VoiceView = {
  version: number;
  /** Whether prompts use it. */
  enabled: boolean;
  measures: VoiceMeasures;
  /** The sheet in plain words, by the language of the text that is to be written. */
  words: { en: string; de: string };
  postCount: number;
  computedAt: Date;
};

/** The sheet, and whether one can be computed. */
export type VoiceState = { sheet: VoiceView | null; publishedPosts: number; neededPosts: number };
