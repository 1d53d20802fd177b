import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { AnswerProblems } from "./answers/answer-problems";
import { usePanel } from "./panel";
import { shownView, WIZARD_VIEWS, type WizardView } from "./wizard-steps";

const STEP = parseAsStringLiteral(WIZARD_VIEWS).withOptions({ history: "push", scroll: true });

/**
 * Which step, or the text, is shown: ?step=. After each change the focus is on the step's heading, or on the field that
 * was asked for. While the address is another page's it stays as it was.
 */
export function useWizardView(
  problems: AnswerProblems,
  hasResult: boolean,
  root: RefObject<HTMLElement | null>,
): [view: WizardView, go: (view: WizardView, field?: string) => void] {
  const { addressed } = usePanel();
  const [inAddress, setAsked] = useQueryState("step", STEP);
  const [kept, setKept] = useState(inAddress);
  if (addressed && kept !== inAddress) setKept(inAddress);
  const asked = addressed ? inAddress : kept;
  const view = shownView(asked, problems, hasResult);
  const last = useRef(view);
  const wanted = useRef<string | undefined>(undefined);
  // Who goes on only after a save finds the address as it is then.
  const mayChange = useRef(addressed);
  useEffect(() => {
    mayChange.current = addressed;
  });
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const place = wanted.current === undefined ? "[data-step-heading]" : `[name=${wanted.current}]`;
    wanted.current = undefined;
    // The text has a focus of its own.
    if (view !== "result") root.current?.querySelector<HTMLElement>(place)?.focus();
  }, [view, root]);
  return [
    view,
    (next, field) => {
      if (!mayChange.current) return;
      wanted.current = field;
      // Once more the same would be a step back to nowhere.
      if (next !== view || next !== (asked ?? next)) void setAsked(next);
    },
  ];
}
