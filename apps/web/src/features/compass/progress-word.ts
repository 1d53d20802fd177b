import type { AnalysisState } from "./analysis-state";

/** What is said of a step: a key of `said` in messages/{en,de}/compass.json. */
export type ProgressWord = "fetching" | "reading" | "finding" | "extracting" | "done" | "stopped";

/** What is said when an analysis has gone from one state to the next; failures stand in an alert, which says itself. */
export function progressWord(before: AnalysisState, after: AnalysisState): ProgressWord | null {
  if (after.phase === "done" || after.phase === "stopped")
    return before.phase === after.phase ? null : after.phase;
  if (after.phase !== "running") return null;
  if (before.phase !== "running") return after.stage;
  if (after.extracting && !before.extracting) return "extracting";
  return after.stage === before.stage ? null : after.stage;
}
