import type { AnalysisEvent } from "@takt/domain/compass/model/analysis-view";
import type { AnalysisStep } from "./analysis-state";

/** Tells each event until the last one; a stream that ends without it was cut. */
export async function followAnalysis(
  events: AsyncIterable<AnalysisEvent>,
  tell: (step: AnalysisStep) => void,
): Promise<void> {
  for await (const event of events) {
    tell(event);
    if (event.kind === "done" || event.kind === "failed") return;
  }
  tell({ kind: "lost" });
}
