import type { TokenUsage } from "@takt/domain/writing/ports/writer";
import type { Answer } from "./completion";
import { addUsage } from "./usage";

/** A readable answer with problems. `severe`: unusable. */
export type FlawedAnswer<T> = { value: T; answer: Answer; weight: number; severe: boolean };

/** The results of a conversation so far, readable even after an interruption. */
export type Transcript<T> = {
  /** Usage of all answers. */
  usage: TokenUsage;
  repairs: number;
  /** The latest answer. */
  answer: Answer | null;
  /** The first readable answer, while it is being repaired. */
  first: FlawedAnswer<T> | null;
};

export const emptyTranscript = <T>(): Transcript<T> => ({
  usage: null,
  repairs: 0,
  answer: null,
  first: null,
});

/**
 * Records an answer and returns it with the citations and search results of all answers so far, because a repair
 * does not search.
 */
export function recordAnswer<T>(transcript: Transcript<T>, answer: Answer): Answer {
  const before = transcript.answer;
  transcript.usage = addUsage(transcript.usage, answer.usage);
  transcript.answer = {
    ...answer,
    cited: [...(before?.cited ?? []), ...answer.cited],
    searched: [...(before?.searched ?? []), ...answer.searched],
    searchRefused: (before?.searchRefused ?? false) || (answer.searchRefused ?? false),
  };
  return transcript.answer;
}
