import type { AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { parseAsString, useQueryState } from "nuqs";
import { useCallback, useEffect, useRef } from "react";
import type { AnalysisState } from "./analysis-state";
import { useProgressText } from "./progress-message";
import { useAnalysis } from "./use-analysis";
import { useAnalysisForm } from "./use-analysis-form";

/** The form, the running analysis and the shown one, and what the user does with them. `all` are the earlier analyses. */
export function useCompass(all: AnalysisView[] | undefined, announce: (text: string) => void) {
  const progressText = useProgressText();
  const send = useRef<HTMLButtonElement>(null);
  /** The input of the last start, for a retry. */
  const sent = useRef<AnalysisInput | null>(null);
  const form = useAnalysisForm();
  const run = useAnalysis({
    onProgress: (message, state) => announce(progressText(message, state)),
    onDone: ({ id }) => shown.show(id),
  });
  const { state } = run;
  const running = state.phase === "running";
  const shown = useShownAnalysis(all, state);

  const start = (input: AnalysisInput | null) => {
    if (!input || running) return;
    sent.current = input;
    shown.hide();
    run.start(input);
  };

  // The focus was on Cancel, which is gone.
  useEffect(() => {
    if (state.phase === "failed" && document.activeElement === document.body) send.current?.focus();
  }, [state.phase]);

  return {
    form,
    state,
    running,
    shown,
    sendRef: send,
    start: () => start(form.read()),
    retry() {
      start(sent.current);
      send.current?.focus();
    },
    cancel() {
      run.stop();
      send.current?.focus();
    },
    /** After a page that cannot be read: its text is pasted instead. */
    pasteText() {
      run.reset();
      form.focusTab("text");
    },
    /** Shows an earlier analysis. */
    open(id: string) {
      run.reset();
      shown.show(id);
    },
    removed: (id: string) => id === shown.id && shown.hide(),
  };
}

export type Compass = ReturnType<typeof useCompass>;

/** Keeps the shown analysis in the URL as `?analysis=`, so that a reload and the back button restore it. */
function useShownAnalysis(all: AnalysisView[] | undefined, state: AnalysisState) {
  const [id, setId] = useQueryState("analysis", parseAsString);
  const fresh = state.phase === "done" && state.analysis.id === id ? state.analysis : null;
  const analysis = id === null ? null : (all?.find((one) => one.id === id) ?? fresh);
  /** Focuses an analysis that the user has just opened, but not the one of the initial page. */
  const focusNext = useRef(false);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const headingRef = useCallback((found: HTMLHeadingElement | null) => {
    heading.current = found;
    if (!found || !focusNext.current) return;
    focusNext.current = false;
    found.focus();
  }, []);
  return {
    id,
    analysis,
    /** Whether the requested analysis no longer exists. */
    gone: id !== null && analysis === null && all !== undefined,
    headingRef,
    show(next: string) {
      if (next === id && heading.current) return heading.current.focus();
      focusNext.current = true;
      void setId(next, { history: "push" });
    },
    hide: () => void setId(null, { history: "replace" }),
  };
}
