import type { OutlineParameters } from "../outline-parameters";

type Goal = OutlineParameters["postGoal"];
type Tone = OutlineParameters["tone"];
type ContentType = OutlineParameters["contentType"];

/**
 * Sentences of one language, written by hand. `{topic}` and `{audience}` are filled in; `{{dein|Ihr}}` is chosen by how the
 * text speaks to its readers. Each entry is exactly one sentence, whatever is filled in.
 */
export type OutlineTexts = {
  /** The first sentence. */
  hooks: Record<Tone, Record<Goal, string>>;
  /** Two more for each goal, in any tone. */
  otherHooks: Record<Goal, readonly [string, string]>;
  /** Seven each, in reading order, true whatever the topic is; `order` says which are taken first when fewer fit. */
  body: Record<ContentType, { sentences: readonly string[]; order: readonly number[]; bullets: number }>;
  /** Three each, with a prompt in brackets for what only the author knows. */
  personal: Record<ContentType, readonly [string, string, string]>;
  /** For a longer text, when everything else is in it. */
  more: readonly string[];
  calls: Record<"comment" | "discussion", Record<Tone, string>>;
  /** `{audience}` as a phrase, and as whole sentences. */
  audience: { phrase: string; description: string; before: string };
  /** `{link}` is empty or ` (address)`. */
  quote: string;
  /** A whole short text's first sentence. */
  short: { quote: string; personal: string; personalQuote: string };
  quotes: readonly [string, string];
  /** When none was given. */
  noTopic: string;
};
