/** What was measured in a member's own published posts. Shares are from 0 to 1. */
export type VoiceMeasures = {
  /** Median words of a sentence. */
  sentenceWords: number;
  /** Median words of a post. */
  postWords: number;
  /** How posts begin: shares of the first lines. */
  openings: { question: number; figure: number; firstPerson: number };
  /** Emoji per post. */
  emoji: number;
  /** Hashtags per post. */
  hashtags: number;
  /** Of German posts that address their readers; null: none does, or as often the one as the other. */
  address: "du" | "sie" | null;
  /** Of a list of worn-out words, those that never occur, in the language of the posts; at most 12. */
  neverUsed: string[];
  /** Whether posts have blank lines between short paragraphs. */
  paragraphs: "short" | "long";
};
