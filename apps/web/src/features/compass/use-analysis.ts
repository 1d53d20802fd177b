import type { AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { COMPASS_LIMITS } from "@takt/domain/compass/model/compass-limits";
import { useCallback, useEffect, useRef, useState } from "react";
import { trpc } from "../../trpc/react";
import { analysisState, type AnalysisState, type AnalysisStep } from "./analysis-state";
import { followAnalysis } from "./follow-analysis";
import { progressWord, type ProgressWord } from "./progress-word";

type Heard = {
  /** Something that screen readers should hear, once. */
  onProgress: (word: ProgressWord, state: AnalysisState) => void;
  onDone: (analysis: AnalysisView) => void;
};

/** Runs one analysis at a time, and says how it goes. Leaving the page stops it. */
export function useAnalysis(heard: Heard) {
  const { client, compass } = trpc.useUtils();
  const [state, setState] = useState<AnalysisState>({ phase: "idle" });
  // Not the state: several events can come before it is drawn.
  const current = useRef(state);
  const run = useRef<AbortController | null>(null);
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => () => run.current?.abort(), []);

  const step = useCallback((taken: AnalysisStep) => {
    const before = current.current;
    current.current = analysisState(before, taken);
    setState(current.current);
    const word = progressWord(before, current.current);
    if (word) latest.current.onProgress(word, current.current);
  }, []);

  const remember = (analysis: AnalysisView) => {
    compass.list.setData(
      undefined,
      (all) =>
        all && [analysis, ...all.filter(({ id }) => id !== analysis.id)].slice(0, COMPASS_LIMITS.analyses),
    );
    void compass.list.invalidate();
  };

  const start = async (input: AnalysisInput): Promise<void> => {
    run.current?.abort();
    const mine = new AbortController();
    run.current = mine;
    const { signal } = mine;
    step({ kind: "start", input });
    try {
      const events = await client.compass.analyse.mutate(input, { signal });
      await followAnalysis(events, (taken) => {
        if (signal.aborted) return;
        if (taken.kind === "done") remember(taken.analysis);
        step(taken);
        if (taken.kind === "done") latest.current.onDone(taken.analysis);
      });
    } catch (error) {
      // Stopped by the user, or replaced: nobody waits for it.
      if (!signal.aborted) step({ kind: "refused", error });
    }
  };

  const end = (taken: AnalysisStep) => {
    run.current?.abort();
    step(taken);
  };
  return {
    state,
    start: (input: AnalysisInput) => void start(input),
    /** What has come is put away; what was typed stays. */
    stop: () => end({ kind: "stop" }),
    /** Whatever it was, it is not shown any more. */
    forget: () => end({ kind: "forget" }),
  };
}
