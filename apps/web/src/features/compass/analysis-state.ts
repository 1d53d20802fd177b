import type { AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import type { AnalysedSource, AnalysisEvent, AnalysisView } from "@takt/domain/compass/model/analysis-view";
import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import type { PageFailure } from "@takt/domain/compass/model/page-failure";
import type { StreamLoss } from "../shared/stream/read-stream";

export type SourceKind = AnalysisInput["source"]["kind"];
export type AnalysisStage = "fetching" | "reading" | "finding";

/** Why there is no analysis. `lost`: the stream ended early. `error`: the call itself was refused or failed. */
export type AnalysisFailure =
  | { reason: Exclude<PageFailure, "stopped"> | "no_topics" | "lost" }
  | { error: unknown };

/** The state of the latest analysis. */
export type AnalysisState =
  | { phase: "idle" }
  | {
      phase: "running";
      kind: SourceKind;
      language: AnalysisInput["language"];
      stage: AnalysisStage;
      /** Known after the stage `reading`. */
      source: AnalysedSource | null;
      topics: FoundTopic[];
      /** The model failed, so topics are extracted without it. */
      extracting: boolean;
    }
  | { phase: "done"; analysis: AnalysisView; source: AnalysedSource | null }
  | { phase: "failed"; kind: SourceKind; failure: AnalysisFailure }
  | { phase: "stopped" };

export type AnalysisStep =
  | { kind: "start"; input: AnalysisInput }
  | AnalysisEvent
  | StreamLoss
  | { kind: "stop" }
  | { kind: "reset" };

/** The stages of an analysis, in order; a pasted text needs no fetching and reading. */
export const STAGES = {
  url: ["fetching", "reading", "finding"],
  text: ["finding"],
} as const satisfies Record<SourceKind, readonly AnalysisStage[]>;

/** Returns the next state of an analysis. Steps after its end are ignored. */
export function analysisState(state: AnalysisState, step: AnalysisStep): AnalysisState {
  if (step.kind === "start") {
    const { source, language } = step.input;
    const [stage] = STAGES[source.kind];
    return {
      phase: "running",
      kind: source.kind,
      language,
      stage,
      source: null,
      topics: [],
      extracting: false,
    };
  }
  if (step.kind === "reset") return { phase: "idle" };
  if (state.phase !== "running") return state;
  const { kind } = state;
  switch (step.kind) {
    case "stage":
      return { ...state, stage: step.stage };
    case "source":
      return { ...state, source: step.source };
    case "topic":
      return { ...state, stage: "finding", topics: [...state.topics, step.topic] };
    case "extracting":
      return { ...state, stage: "finding", topics: [], extracting: true };
    case "done":
      return { phase: "done", analysis: step.analysis, source: state.source };
    case "failed": {
      const { reason } = step;
      return reason === "stopped" ? { phase: "stopped" } : { phase: "failed", kind, failure: { reason } };
    }
    case "cut":
      return { phase: "failed", kind, failure: { reason: "lost" } };
    case "broken":
      return { phase: "failed", kind, failure: { error: step.error } };
    case "stop":
      return { phase: "stopped" };
  }
}
