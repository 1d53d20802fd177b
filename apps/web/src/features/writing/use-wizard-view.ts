import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef, type RefObject } from "react";
import type { AnswerProblems } from "./answers/answer-problems";
import { shownView, WIZARD_VIEWS, type WizardView } from "./wizard-steps";

const STEP = parseAsStringLiteral(WIZARD_VIEWS).withOptions({ history: "push", scroll: true });

/** Which step, or the text, is shown: ?step=. After each change the focus is on the step's heading. */
export function useWizardView(
  problems: AnswerProblems,
  hasResult: boolean,
  root: RefObject<HTMLElement | null>,
): [view: WizardView, go: (view: WizardView) => void] {
  const [asked, setAsked] = useQueryState("step", STEP);
  const view = shownView(asked, problems, hasResult);
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    // The text has a focus of its own.
    if (view !== "result") root.current?.querySelector<HTMLElement>("[data-step-heading]")?.focus();
  }, [view, root]);
  return [view, (next) => void setAsked(next)];
}
