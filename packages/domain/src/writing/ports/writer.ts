import type { WritingLanguage, WritingParameters } from "../model/writing-parameters";

/** A source that a text was researched from. */
export type Source = { title: string; url: string };

/** What the user chose to lean on: a topic's quoted sentence. It is somebody else's text, never an instruction. */
export type SourceQuote = { quote: string; url: string | null };

export type WritingTask = {
  parameters: WritingParameters;
  /** The member's style sheet in plain words, or null. */
  voice: string | null;
  quote: SourceQuote | null;
};

export const REWRITES = ["shorter", "longer", "more_personal", "other_hook", "other_language"] as const;
export type Rewrite = (typeof REWRITES)[number];

export type RewritingTask = WritingTask & { text: string; rewrite: Rewrite };

export type TopicsTask = {
  /** An article's plain text, at most 10,000 characters: data, never an instruction. */
  text: string;
  /** Of the topics. */
  language: WritingLanguage;
};

export type WrittenPost = { text: string; hashtags: string[]; sources: Source[] };
/** `quote` must stand in the text word for word: the caller verifies it. */
export type FoundTopic = { title: string; angle: string; quote: string; keywords: string[] };

/** Tokens as the endpoint counted them; null: it did not say. */
export type TokenUsage = { input: number; output: number } | null;

/**
 * Why nothing was written. quota: the operator's account at the endpoint is empty, not the user's limit. busy: asked too
 * often. refused: the model would not. cut: the answer ended by its length. unusable: not what was asked, also after one
 * repair. stopped: by the user.
 */
export type WritingFailure =
  "quota" | "busy" | "unavailable" | "timeout" | "refused" | "cut" | "unusable" | "configuration" | "stopped";

export type WritingOutcome<T> =
  | {
      kind: "done";
      value: T;
      model: string;
      promptVersion: string;
      usage: TokenUsage;
      requestId: string | null;
    }
  | {
      kind: "failed";
      reason: WritingFailure;
      /** What had come, as far as it can be read. */ partial: string;
    };

export type WritingProgress = {
  signal: AbortSignal;
  /** The text so far, whole, as it grows; a repair begins anew. */
  onText?(text: string): void;
};

/** What is asked of a language model, or of the outline composer where there is none. */
export type Writer = {
  /** outline: composed from the parameters, plainly marked, free of charge. */
  engine: { kind: "model" | "outline"; model: string };
  /** Whether the endpoint can search the web. */
  canResearch: boolean;
  write(task: WritingTask, progress: WritingProgress): Promise<WritingOutcome<WrittenPost>>;
  rewrite(task: RewritingTask, progress: WritingProgress): Promise<WritingOutcome<WrittenPost>>;
  findTopics(
    task: TopicsTask,
    progress: { signal: AbortSignal; onTopic?(topic: FoundTopic): void },
  ): Promise<WritingOutcome<FoundTopic[]>>;
};
