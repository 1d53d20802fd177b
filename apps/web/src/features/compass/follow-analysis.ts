import type { AnalysisEvent } from "@takt/domain/compass/model/analysis-view";
import type { AnalysisStep } from "./analysis-state";

/** Emits each event up to the last one; a stream that ends without one is lost. */
export async function followAnalysis(
  events: AsyncIterable<AnalysisEvent>,
  emit: (step: AnalysisStep) => void,
): Promise<void> {
  for await (const event of events) {
    emit(event);
    if (event.kind === "done" || event.kind === "failed") return;
  }
  emit({ kind: "lost" });
}
