import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { TokenUsage } from "@takt/domain/writing/ports/writer";
import type { Source } from "@takt/domain/writing/model/source";
import type { AnswerFormat } from "../answers/answer-format";

export type Message = { role: "user" | "assistant"; content: string };

export type Question = {
  instructions: string;
  messages: Message[];
  format: AnswerFormat;
  /**
   * The web is searched, as seen from where this language is spoken; null: it is not. `otherwise`: the instructions for
   * an endpoint that cannot search.
   */
  search: { language: WritingLanguage; otherwise: string } | null;
  /** A hash that stands for the person who asks, or null. */
  person: string | null;
};

export type Answer = {
  /** Meant to be JSON of the question's format; not checked yet. */
  raw: string;
  usage: TokenUsage;
  requestId: string | null;
  /** As the endpoint names it; null: it did not say. */
  model: string | null;
  /** What the answer's annotations point to. */
  cited: Source[];
  /** Addresses that the search gave the model. */
  searched: string[];
  /** The search that was asked for is not to be had there. */
  searchRefused?: boolean;
};

export type AskProgress = {
  signal: AbortSignal;
  /** The answer so far, whole. */
  onRaw(raw: string): void;
  /** A sign of life; may come without text. */
  onEvent(): void;
};

/** One question to an endpoint. Throws what `toWritingFailure` understands. */
export type Ask = (question: Question, progress: AskProgress) => Promise<Answer>;
