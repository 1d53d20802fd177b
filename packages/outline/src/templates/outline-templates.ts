import type { OutlineParameters } from "../outline-parameters";

type Goal = OutlineParameters["postGoal"];
type Tone = OutlineParameters["tone"];
type ContentType = OutlineParameters["contentType"];

/**
 * Sentence templates of one language, written by hand. `{topic}` and `{audience}` are filled in; `{{dein|Ihr}}`
 * depends on the form of address. Each entry is exactly one sentence, whatever is filled in.
 */
export type OutlineTemplates = {
  /** The first sentence. */
  hooks: Record<Tone, Record<Goal, string>>;
  /** Two more for each goal, in any tone. */
  otherHooks: Record<Goal, readonly [string, string]>;
  /** Seven each, in reading order and true for any topic; `order` says which come first when fewer fit. */
  body: Record<ContentType, { sentences: readonly string[]; order: readonly number[]; bullets: number }>;
  /** Three each, with a gap (packages/text, outline-gaps) for what only the author knows. */
  personal: Record<ContentType, readonly [string, string, string]>;
  /** One each, with a gap for an example, for a text that does not speak of its author. */
  examples: Record<ContentType, string>;
  /** Used for a longer text, after everything else. */
  more: readonly string[];
  calls: Record<"comment" | "discussion", Record<Tone, string>>;
  /** With `{audience}` as a phrase, and as whole sentences. */
  audience: { phrase: string; description: string; before: string };
  /** `{link}` is empty or ` (address)`. */
  quote: string;
  /** The first sentence of a short text, with its gap. */
  short: { open: string; openQuote: string; personal: string; personalQuote: string };
  quotes: readonly [string, string];
  /** Used when none was given. */
  noTopic: string;
};
