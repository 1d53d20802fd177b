import type { DigitalSourceType } from "../../shared/digital-source-type";
import type { FoundTopic } from "../../topics/model/topic-view";
import type { PageFailure } from "./page-failure";

/** An analysis of Content Compass. */
export type AnalysisView = {
  id: string;
  source: "url" | "text";
  /** For `url`: the URL after redirects. */
  sourceUrl: string | null;
  /** The page's title, or the beginning of the text. */
  title: string;
  /** The language of the topics. */
  language: "en" | "de";
  topics: FoundTopic[];
  processingMs: number;
  /** `outline`: extracted without a language model. */
  engine: "model" | "outline";
  model: string;
  /** The machine-readable mark of the topics' origin. */
  digitalSourceType: DigitalSourceType;
  createdAt: Date;
};

/** The language of a page or a text. `other`: neither English nor German. null: not detected. */
export type SourceLanguage = "en" | "de" | "other" | null;

/** Facts about the source that are shown while it is analysed, and not stored. */
export type AnalysedSource = {
  language: SourceLanguage;
  /** Whether the source is longer than the analysed part: its first COMPASS_LIMITS.maxTextLength characters. */
  truncated: boolean;
};

/** The events of an analysis. The last one is `done` or `failed`. */
export type AnalysisEvent =
  | { kind: "stage"; stage: "fetching" | "reading" | "finding" }
  | { kind: "source"; source: AnalysedSource }
  | { kind: "topic"; topic: FoundTopic }
  /** The model failed; the topics are extracted instead, starting from the first. */
  | { kind: "extracting" }
  | { kind: "done"; analysis: AnalysisView }
  /** `no_topics`: the text says too little, or is in neither language. */
  | { kind: "failed"; reason: PageFailure | "no_topics" };
