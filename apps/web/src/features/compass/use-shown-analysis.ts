import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { parseAsString, useQueryState } from "nuqs";
import { useCallback, useRef } from "react";
import type { AnalysisState } from "./analysis-state";

/** Keeps the shown analysis in the URL as `?analysis=`, so that a reload and the back button restore it. */
export function useShownAnalysis(all: AnalysisView[] | undefined, state: AnalysisState) {
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
