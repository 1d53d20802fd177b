import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { AnswerProblems } from "./answers/answer-problems";
import { useTabVisibility } from "./tab-visibility";
import { shownView, WIZARD_VIEWS, type WizardView } from "./wizard-steps";

const STEP = parseAsStringLiteral(WIZARD_VIEWS).withOptions({ history: "push", scroll: true });

/**
 * Manages which step or the result is shown, in the URL as ?step=. Each change focuses the step's heading or the
 * requested field. While the URL is another page's, the view stays.
 */
export function useWizardView(
  problems: AnswerProblems,
  hasResult: boolean,
  root: RefObject<HTMLElement | null>,
): [view: WizardView, go: (view: WizardView, field?: string) => void] {
  const { ownsUrl } = useTabVisibility();
  const [inAddress, setAsked] = useQueryState("step", STEP);
  const [lastInAddress, setLastInAddress] = useState(inAddress);
  if (ownsUrl && lastInAddress !== inAddress) setLastInAddress(inAddress);
  const asked = ownsUrl ? inAddress : lastInAddress;
  const view = shownView(asked, problems, hasResult);
  const last = useRef(view);
  const wanted = useRef<string | undefined>(undefined);
  // A ref, because a view can change after a save, when the URL may be another page's.
  const mayChange = useRef(ownsUrl);
  useEffect(() => {
    mayChange.current = ownsUrl;
  });
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
      if (!mayChange.current) return;
      wanted.current = field;
      // Setting the same view again would add a useless history entry.
      if (next !== view || next !== (asked ?? next)) void setAsked(next);
    },
  ];
}
