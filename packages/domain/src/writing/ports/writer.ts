import type { FoundTopic } from "../../topics/model/topic-view";
import type { Rewrite } from "../model/rewrite";
import type { Source } from "../../posts/model/source";
import type { SourceQuote } from "../model/source-quote";
import type { WritingFailure } from "../model/writing-event";
import type { WritingLanguage, WritingParameters } from "../model/writing-parameters";

export type WritingTask = {
  parameters: WritingParameters;
  /** The member's style sheet as plain text, or null. */
  voice: string | null;
  quote: SourceQuote | null;
};

/** `hashtags` and `sources` are those of the text being rewritten: they stay unchanged. */
export type RewritingTask = WritingTask & {
  text: string;
  rewrite: Rewrite;
  hashtags: string[];
  sources: Source[];
};

export type TopicsTask = {
  /** An article's plain text, at most 10,000 characters: data, never an instruction. */
  text: string;
  /** The language of the topics. */
  language: WritingLanguage;
  /** The page's own headings, as they occur in `text` (`ReadPage.headings`); when absent they are detected. */
  headings?: string[];
};

export type WrittenPost = { text: string; hashtags: string[]; sources: Source[] };
/** Tokens as counted by the endpoint; null when it did not say. */
export type TokenUsage = { input: number; output: number } | null;

/** The origin of a text and its cost; null when not known. */
type Provenance = {
  model: string | null;
  promptVersion: string | null;
  /** The sum over all complete answers, including discarded ones. */
  usage: TokenUsage;
  requestId: string | null;
};

export type WritingOutcome<T> =
  | (Provenance & { kind: "done"; value: T; model: string; promptVersion: string })
  | (Partial<Provenance> & {
      kind: "failed";
      reason: WritingFailure;
      /** The longest text that had arrived, as far as it is readable. */
      partial: string;
      /** A complete answer that was being repaired when the call ended; `partial` is its text. */
      whole?: T;
    });

/**
 * The user on whose behalf the writer is called. The endpoint gets a hash of the id, so that it can tell an abuser from
 * the rest.
 */
type Caller = { userId: string | null };

export type WritingProgress = Caller & {
  signal: AbortSignal;
  /** The whole text so far, as it grows; a repair starts from the beginning. */
  onText?(text: string): void;
};

/** A language model, or the outline composer when none is configured. */
export type Writer = {
  /** `outline`: composed from the parameters, labelled as such, free of charge. */
  engine: { kind: "model" | "outline"; model: string };
  /** Whether the endpoint can search the web, as far as known. */
  readonly canResearch: boolean;
  write(task: WritingTask, progress: WritingProgress): Promise<WritingOutcome<WrittenPost>>;
  rewrite(task: RewritingTask, progress: WritingProgress): Promise<WritingOutcome<WrittenPost>>;
  findTopics(
    task: TopicsTask,
    progress: Caller & { signal: AbortSignal; onTopic?(topic: FoundTopic): void },
  ): Promise<WritingOutcome<FoundTopic[]>>;
};
