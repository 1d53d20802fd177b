import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { parseAsString, useQueryState } from "nuqs";
import { useCallback, useRef } from "react";
import type { AnalysisState } from "./analysis-state";

/** Which analysis is shown: in the address as `?analysis=`, so that a reload and the back button keep it. */
export function useShownAnalysis(all: AnalysisView[] | undefined, state: AnalysisState) {
  const [id, setId] = useQueryState("analysis", parseAsString);
  const fresh = state.phase === "done" && state.analysis.id === id ? state.analysis : null;
  const analysis = id === null ? null : (all?.find((one) => one.id === id) ?? fresh);
  /** The focus goes to what was just asked for, not to what a page begins with. */
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
    /** It is asked for and no longer there. */
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
