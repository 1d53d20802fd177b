import type { TokenUsage } from "@takt/domain/writing/ports/writer";
import type { Answer } from "./ask";
import { addUsage } from "./add-usage";

/** A readable answer that has faults. `grave`: not to be handed over like this. */
export type Faulty<T> = { value: T; answer: Answer; weight: number; grave: boolean };

/** What came of a conversation so far; it can be read also when that is broken off. */
export type Heard<T> = {
  /** Of all answers. */
  usage: TokenUsage;
  repairs: number;
  /** The latest answer. */
  answer: Answer | null;
  /** The first that can be read, while it is asked for once more. */
  first: Faulty<T> | null;
};

export const nothingHeard = <T>(): Heard<T> => ({ usage: null, repairs: 0, answer: null, first: null });

/** Notes an answer, and gives it with what all answers so far cite and found: a repair is asked without search. */
export function hear<T>(heard: Heard<T>, answer: Answer): Answer {
  const before = heard.answer;
  heard.usage = addUsage(heard.usage, answer.usage);
  heard.answer = {
    ...answer,
    cited: [...(before?.cited ?? []), ...answer.cited],
    searched: [...(before?.searched ?? []), ...answer.searched],
    searchRefused: (before?.searchRefused ?? false) || (answer.searchRefused ?? false),
  };
  return heard.answer;
}
