import type { Deps } from "../deps";
import { spendRate } from "../limits/spend-rate";
import type { Actor } from "../shared/actor";
import { createEventQueue } from "../shared/event-queue";
import type { AnalysisInput } from "./model/analysis-input";
import type { AnalysisEvent } from "./model/analysis-view";
import { runAnalysis } from "./run-analysis";

/**
 * Finds topics in a page or a text, told as they come; the last event is `done` or `failed`. Refuses with `rate_exceeded`
 * before the first. Stopped by `signal`, and by whoever reads the events going away: then no analysis is kept.
 */
export async function analyse(
  deps: Pick<Deps, "db" | "clock" | "log" | "pages" | "writer" | "outlineWriter">,
  actor: Actor,
  input: AnalysisInput,
  outer?: AbortSignal,
): Promise<AsyncIterable<AnalysisEvent, undefined>> {
  await spendRate(deps, actor, "compass");
  const gone = new AbortController();
  const signal = outer ? AbortSignal.any([outer, gone.signal]) : gone.signal;
  const queue = createEventQueue<AnalysisEvent>({
    replaces: () => false,
    paceMs: 0,
    onGone: () => gone.abort(),
  });
  // A promise of its own: it goes on while nobody waits for an event, and ends by itself.
  void runAnalysis(deps, actor, input, { signal, tell: queue.push }).then(queue.end, (error: unknown) => {
    // Whoever reads the events logs it; this is for when nobody does. Its message may have words of the text in it.
    if (!queue.fail(error))
      deps.log.error("compass.failed", { cause: error instanceof Error ? error.name : "unknown" });
  });
  return queue.events;
}
