import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { TokenUsage } from "@takt/domain/writing/ports/writer";
import type { Source } from "@takt/domain/posts/model/source";
import type { AnswerFormat } from "../answers/answer-format";

export type Message = { role: "user" | "assistant"; content: string };

export type CompletionRequest = {
  instructions: string;
  messages: Message[];
  format: AnswerFormat;
  /**
   * The web search, located in the country of this language; null: no search. `otherwise` are the instructions for
   * an endpoint without search.
   */
  search: { language: WritingLanguage; otherwise: string } | null;
  /** A hash of the user, or null. */
  safetyIdentifier: string | null;
};

export type Answer = {
  /** Supposed to be JSON of the requested format; not checked yet. */
  raw: string;
  usage: TokenUsage;
  requestId: string | null;
  /** The model's name by the endpoint; null: not reported. */
  model: string | null;
  /** The sources that the answer's annotations cite. */
  cited: Source[];
  /** URLs that the search returned to the model. */
  searched: string[];
  /** The endpoint does not support the requested search. */
  searchRefused?: boolean;
};

export type CompletionProgress = {
  signal: AbortSignal;
  /** Called with the whole answer so far. */
  onRaw(raw: string): void;
  /** Called on any activity, also without text. */
  onEvent(): void;
};

/** Sends one request to an endpoint. Throws errors that `toWritingFailure` understands. */
export type Complete = (request: CompletionRequest, progress: CompletionProgress) => Promise<Answer>;

/** Maximum tokens of one answer, more than any post or list of topics; reasoning tokens count too. */
export const MAX_TOKENS = 16_000;
