import type { OutlineParameters } from "../outline-parameters";

type Goal = OutlineParameters["postGoal"];
type Tone = OutlineParameters["tone"];
type ContentType = OutlineParameters["contentType"];

/**
 * Sentence templates of one language, written by hand. `{topic}` is filled in as a quotation, because it may be a noun, a
 * question or a sentence; `{{dein|Ihr}}` depends on the form of address. Each entry is exactly one sentence, whatever is
 * filled in. None claims anything about the topic: what only the author knows is a gap (packages/text, outline-gaps).
 */
export type OutlineTemplates = {
  /** The first sentence. */
  hooks: Record<Tone, Record<Goal, string>>;
  /** Two more for each goal, in any tone. */
  otherHooks: Record<Goal, readonly [string, string]>;
  /** Seven each, in reading order; `order` says which come first when fewer fit, `bullets` how many may be a list. */
  body: Record<ContentType, { sentences: readonly string[]; order: readonly number[]; bullets: number }>;
  /** Three each, of the author's experience. */
  personal: Record<ContentType, readonly [string, string, string]>;
  /** One each, for a text that does not speak of its author. */
  examples: Record<ContentType, string>;
  /** Used for a longer text, after everything else. */
  more: readonly string[];
  calls: Record<"comment" | "discussion", Record<Tone, string>>;
  /** Added to the first gap, so that the author keeps the readers in mind; it is no part of the post. */
  audience: string;
  /** `{link}` is empty or ` (address)`. */
  quote: string;
  /** Used when the topic is the quoted sentence. */
  source: string;
  /** The first sentence of a short text, with its gap; `{source}` is the link of a topic that is quoted. */
  short: { open: string; openQuote: string; personal: string; personalQuote: string };
  quotes: readonly [string, string];
  /** Used when none was given. */
  noTopic: string;
};
