import type { FoundTopic } from "./found-topic";
import type { PageFailure } from "./page-failure";
import type { SourceLanguage } from "./source-language";

/** What Content Compass found. */
export type AnalysisView = {
  id: string;
  source: "url" | "text";
  /** Of `url`: after redirects. */
  sourceUrl: string | null;
  /** The page's title, or the text's first words. */
  title: string;
  /** Of the topics. */
  language: "en" | "de";
  topics: FoundTopic[];
  processingMs: number;
  /** outline: extracted without a language model. */
  engine: "model" | "outline";
  model: string;
  createdAt: Date;
};

/** What is told of the source while it is analysed, and not kept. */
export type AnalysedSource = {
  language: SourceLanguage;
  /** Whether it says more than was analysed: the first COMPASS_LIMITS.longestText characters. */
  truncated: boolean;
};

/** What a member sees while a page or a text is analysed. The last one is `done` or `failed`. */
export type AnalysisEvent =
  | { kind: "stage"; stage: "fetching" | "reading" | "finding" }
  | { kind: "source"; source: AnalysedSource }
  | { kind: "topic"; topic: FoundTopic }
  /** The model did not do it; the topics are extracted instead, anew from the first. */
  | { kind: "extracting" }
  | { kind: "done"; analysis: AnalysisView }
  /** no_topics: the text says too little, or is in neither language. */
  | { kind: "failed"; reason: PageFailure | "no_topics" };
