import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef, type RefObject } from "react";
import type { AnswerProblems } from "./answers/answer-problems";
import { shownView, WIZARD_VIEWS, type WizardView } from "./wizard-steps";

const STEP = parseAsStringLiteral(WIZARD_VIEWS).withOptions({ history: "push", scroll: true });

/**
 * Manages which step or the result is shown, in the URL as ?step=. Each change focuses the step's heading or the
 * requested field.
 */
export function useWizardView(
  problems: AnswerProblems,
  hasResult: boolean,
  root: RefObject<HTMLElement | null>,
): [view: WizardView, go: (view: WizardView, field?: string) => void] {
  const [asked, setAsked] = useQueryState("step", STEP);
  const view = shownView(asked, problems, hasResult);
  const last = useRef(view);
  const wanted = useRef<string | undefined>(undefined);
  // A view can change after a save, when the URL may be another page's, or another tab's.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const place = wanted.current === undefined ? "[data-step-heading]" : `[name=${wanted.current}]`;
    wanted.current = undefined;
    // The result manages its own focus.
    if (view !== "result") root.current?.querySelector<HTMLElement>(place)?.focus();
  }, [view, root]);
  return [
    view,
    (next, field) => {
      if (!isShown.current) return;
      wanted.current = field;
      // Setting the same view again would add a useless history entry.
      if (next !== view || next !== (asked ?? next)) void setAsked(next);
    },
  ];
}
