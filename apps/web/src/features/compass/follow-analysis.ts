import type { AnalysisEvent } from "@takt/domain/compass/model/analysis-view";
import type { AnalysisStep } from "./analysis-state";

/**
 * Starts an analysis and emits each event up to the last one; a stream that ends without one is lost, and a call that
 * fails is refused.
 */
export async function followAnalysis(
  analyse: () => Promise<AsyncIterable<AnalysisEvent>>,
  emit: (step: AnalysisStep) => void,
): Promise<void> {
  try {
    for await (const event of await analyse()) {
      emit(event);
      if (event.kind === "done" || event.kind === "failed") return;
    }
    emit({ kind: "lost" });
  } catch (error) {
    emit({ kind: "refused", error });
  }
}
