import type { AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import type { AnalysisEvent, AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { COMPASS_LIMITS } from "@takt/domain/compass/model/compass-limits";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { createEventStore } from "../shared/stream/event-store";
import { readStream } from "../shared/stream/read-stream";
import { analysisState, type AnalysisState, type AnalysisStep } from "./analysis-state";
import { progressMessage, type ProgressMessage } from "./progress-message";

type Callbacks = {
  /** Called once with each message for screen readers. */
  onProgress: (message: ProgressMessage, state: AnalysisState) => void;
  onDone: (analysis: AnalysisView) => void;
};

type LastEvent = Extract<AnalysisEvent, { kind: "done" | "failed" }>;
const isLast = (event: AnalysisEvent): event is LastEvent => event.kind === "done" || event.kind === "failed";

/** Runs one analysis at a time and reports its progress. Leaving the page stops it. */
export function useAnalysis({ onProgress, onDone }: Callbacks) {
  const { client, compass } = trpc.useUtils();
  const [store] = useState(() => createEventStore(analysisState, { phase: "idle" }));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const onChange = useEffectEvent((before: AnalysisState, after: AnalysisState) => {
    const message = progressMessage(before, after);
    if (message) onProgress(message, after);
    if (after.phase === "done" && before.phase !== "done") onDone(after.analysis);
  });
  useEffect(() => {
    let before = store.getState();
    return store.subscribe(() => {
      const after = store.getState();
      onChange(before, after);
      before = after;
    });
  }, [store]);

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
    store.dispatch({ kind: "start", input });
    const analyse = () => client.compass.analyse.mutate(input, { signal });
    const end = await readStream(analyse, { isLast, onEvent: store.dispatch, signal });
    // An aborted run was stopped by the user or replaced.
    if (signal.aborted) return;
    if (end.kind === "done") remember(end.analysis);
    store.dispatch(end);
  };

  const end = (step: AnalysisStep) => {
    run.current?.abort();
    store.dispatch(step);
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
