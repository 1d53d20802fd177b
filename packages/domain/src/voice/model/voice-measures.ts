/** The measures of a member's own published posts. Shares are from 0 to 1. */
export type VoiceMeasures = {
  /** Median words of a sentence. */
  sentenceWords: number;
  /** Median words of a post. */
  postWords: number;
  /** How posts begin, as shares of the first lines. */
  openings: { question: number; figure: number; firstPerson: number };
  /** Emoji per post. */
  emoji: number;
  /** Hashtags per post. */
  hashtags: number;
  /** The address in German posts; null when there is none, or both are equally frequent. */
  address: "du" | "sie" | null;
  /** Cliches of the posts' languages that never occur; at most 12. */
  neverUsed: string[];
  /** Whether posts have blank lines between short paragraphs. */
  paragraphs: "short" | "long";
};
