import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { useErrorText } from "../shared/use-error-text";
import type { AnswerProblems } from "./answers/answer-problems";
import type { Answers } from "./answers/use-answers";
import type { Writing } from "./result/use-writing";
import { saveToWrite } from "./save-to-write";
import type { WizardStep } from "./wizard-steps";

type Options = {
  answers: Answers;
  problems: AnswerProblems;
  writing: Writing;
  onBegun: () => void;
  /** Something is wrong there: nothing is written. */
  onInvalid: (step: WizardStep) => void;
};

/** Costs an AI post, unless an outline is asked for. */
export type Generate = (options?: { engine?: "outline" }) => Promise<void>;

/** Has the text written: the answers are saved first, so that exactly what is seen is asked for. One at a time. */
export function useGenerate({ answers, problems, writing, onBegun, onInvalid }: Options) {
  const { t } = useT("writing");
  const { toast } = useToast();
  const errorText = useErrorText();
  // Not the state: a second click comes before it is drawn.
  const busy = useRef(false);
  const [isStarting, setStarting] = useState(false);
  const generate: Generate = async (options) => {
    if (busy.current || writing.state !== "idle") return;
    busy.current = true;
    setStarting(true);
    const saved = await saveToWrite(problems, answers.settle);
    busy.current = false;
    setStarting(false);
    if (saved.kind === "invalid") return onInvalid(saved.step);
    if (saved.kind === "conflict") return;
    if (saved.kind === "failed") {
      const description = saved.error === null ? undefined : errorText(saved.error);
      return toast({ tone: "error", title: t("generate.notSaved"), description });
    }
    void writing.write(saved.id, options);
    onBegun();
  };
  return { isStarting, generate };
}
