import type { AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import type { AnalysisEvent, AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { COMPASS_LIMITS } from "@takt/domain/compass/model/compass-limits";
import { useCallback, useEffect, useRef, useState } from "react";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { analysisState, type AnalysisState, type AnalysisStep } from "./analysis-state";
import { progressMessage, type ProgressMessage } from "./progress-message";

type Callbacks = {
  /** Called once with each message for screen readers. */
  onProgress: (message: ProgressMessage, state: AnalysisState) => void;
  onDone: (analysis: AnalysisView) => void;
};

/** Runs one analysis at a time and reports its progress. Leaving the page stops it. */
export function useAnalysis(callbacks: Callbacks) {
  const { client, compass } = trpc.useUtils();
  const [state, setState] = useState<AnalysisState>({ phase: "idle" });
  // A ref, because several events can arrive before React renders the state.
  const current = useRef(state);
  const run = useRef<AbortController | null>(null);
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => () => run.current?.abort(), []);

  const step = useCallback((taken: AnalysisStep) => {
    const before = current.current;
    current.current = analysisState(before, taken);
    setState(current.current);
    const message = progressMessage(before, current.current);
    if (message) latest.current.onProgress(message, current.current);
  }, []);

  const remember = (analysis: AnalysisView) => {
    setQueryData(compass.list, undefined, (all) =>
      [analysis, ...all.filter(({ id }) => id !== analysis.id)].slice(0, COMPASS_LIMITS.analyses),
    );
    void compass.list.invalidate();
  };

  const start = async (input: AnalysisInput): Promise<void> => {
    run.current?.abort();
    const mine = new AbortController();
    run.current = mine;
    const { signal } = mine;
    step({ kind: "start", input });
    const analyse = () => client.compass.analyse.mutate(input, { signal });
    await followAnalysis(analyse, (taken) => {
      // An aborted run was stopped by the user or replaced.
      if (signal.aborted) return;
      if (taken.kind === "done") remember(taken.analysis);
      step(taken);
      if (taken.kind === "done") latest.current.onDone(taken.analysis);
    });
  };

  const end = (taken: AnalysisStep) => {
    run.current?.abort();
    step(taken);
  };
  return {
    state,
    start: (input: AnalysisInput) => void start(input),
    /** Stops the analysis and hides its topics; the input stays. */
    stop: () => end({ kind: "stop" }),
    /** Stops the analysis and clears its result. */
    reset: () => end({ kind: "reset" }),
  };
}

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
