import type { AnalysisState } from "./analysis-state";

/** A screen reader message: a key of `said` in messages/{en,de}/compass.json. */
export type ProgressMessage = "fetching" | "reading" | "finding" | "extracting" | "done" | "stopped";

/**
 * Returns what to announce when an analysis changes its state; failures are shown in an alert, which announces itself.
 */
export function progressMessage(before: AnalysisState, after: AnalysisState): ProgressMessage | null {
  if (after.phase === "done" || after.phase === "stopped")
    return before.phase === after.phase ? null : after.phase;
  if (after.phase !== "running") return null;
  if (before.phase !== "running") return after.stage;
  if (after.extracting && !before.extracting) return "extracting";
  return after.stage === before.stage ? null : after.stage;
}
