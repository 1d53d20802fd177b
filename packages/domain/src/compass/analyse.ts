import type { CompassDeps } from "./deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { createEventQueue } from "../shared/event-queue";
import type { AnalysisInput } from "./model/analysis-input";
import type { AnalysisEvent } from "./model/analysis-view";
import { runAnalysis } from "./run-analysis";

/**
 * Finds topics in a page or a text and streams them; the last event is `done` or `failed`. Refuses with `rate_exceeded`
 * before the first event. Aborting `signal` or leaving the stream stops it; then no analysis is saved.
 */
export async function analyse(
  deps: Pick<CompassDeps, "db" | "clock" | "log" | "pages" | "writer" | "outlineWriter">,
  actor: Actor,
  input: AnalysisInput,
  outer?: AbortSignal,
): Promise<AsyncIterable<AnalysisEvent, undefined>> {
  await consumeRateLimit(deps, actor, "compass");
  const consumerGone = new AbortController();
  const signal = outer ? AbortSignal.any([outer, consumerGone.signal]) : consumerGone.signal;
  const queue = createEventQueue<AnalysisEvent>({
    replaces: () => false,
    paceMs: 0,
    onCancel: () => consumerGone.abort(),
  });
  // Not awaited: it continues while nobody waits for an event, and ends on its own.
  void runAnalysis(deps, actor, input, { signal, emit: queue.push }).then(queue.end, (error: unknown) => {
    // The consumer of the events logs the error; this is for when there is none. The message may quote the text.
    if (!queue.fail(error))
      deps.log.error("compass.failed", { cause: error instanceof Error ? error.name : "unknown" });
  });
  return queue.events;
}
