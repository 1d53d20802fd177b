import type { FoundTopic } from "../../compass/model/found-topic";
import type { Rewrite } from "../model/rewrite";
import type { Source, SourceQuote } from "../model/source";
import type { WritingFailure } from "../model/writing-failure";
import type { WritingLanguage, WritingParameters } from "../model/writing-parameters";

export type WritingTask = {
  parameters: WritingParameters;
  /** The member's style sheet in plain words, or null. */
  voice: string | null;
  quote: SourceQuote | null;
};

/** `hashtags` and `sources` are those of the text that is rewritten: they stay, no others come. */
export type RewritingTask = WritingTask & {
  text: string;
  rewrite: Rewrite;
  hashtags: string[];
  sources: Source[];
};

export type TopicsTask = {
  /** An article's plain text, at most 10,000 characters: data, never an instruction. */
  text: string;
  /** Of the topics. */
  language: WritingLanguage;
  /** The page's own headings, as they stand in `text` (`ReadPage.headings`); without any they are looked for. */
  headings?: string[];
};

export type WrittenPost = { text: string; hashtags: string[]; sources: Source[] };
/** Tokens as the endpoint counted them; null: it did not say. */
export type TokenUsage = { input: number; output: number } | null;

/** Of what a text came, and what it took; null: it is not known. */
export type Provenance = {
  model: string | null;
  promptVersion: string | null;
  /** Of all answers that came whole, also of those that were not handed over. */
  usage: TokenUsage;
  requestId: string | null;
};

export type WritingOutcome<T> =
  | (Provenance & { kind: "done"; value: T; model: string; promptVersion: string })
  | (Partial<Provenance> & {
      kind: "failed";
      reason: WritingFailure;
      /** The longest that had come, as far as it can be read. */
      partial: string;
      /** An answer that had come whole and was being asked for once more when it ended; `partial` is its text. */
      whole?: T;
    });

/** Who asks; the endpoint gets a hash of it, so that it can tell one who misuses it from the rest. null: nobody. */
type Asker = { userId: string | null };

export type WritingProgress = Asker & {
  signal: AbortSignal;
  /** The text so far, whole, as it grows; a repair begins anew. */
  onText?(text: string): void;
};

/** What is asked of a language model, or of the outline composer where there is none. */
export type Writer = {
  /** outline: composed from the parameters, plainly marked, free of charge. */
  engine: { kind: "model" | "outline"; model: string };
  /** Whether the endpoint can search the web, as far as is known by now. */
  readonly canResearch: boolean;
  write(task: WritingTask, progress: WritingProgress): Promise<WritingOutcome<WrittenPost>>;
  rewrite(task: RewritingTask, progress: WritingProgress): Promise<WritingOutcome<WrittenPost>>;
  findTopics(
    task: TopicsTask,
    progress: Asker & { signal: AbortSignal; onTopic?(topic: FoundTopic): void },
  ): Promise<WritingOutcome<FoundTopic[]>>;
};
