import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { useErrorText } from "../shared/use-error-text";
import type { AnswerProblems } from "./answers/answer-problems";
import type { Answers } from "./answers/use-answers";
import type { Writing } from "./result/use-writing";
import { saveBeforeWriting } from "./save-before-writing";
import type { WizardStep } from "./wizard-steps";

type Options = {
  answers: Answers;
  problems: AnswerProblems;
  writing: Writing;
  onStarted: () => void;
  /** Called with the first invalid step; nothing is written then. */
  onInvalid: (step: WizardStep) => void;
};

/** Writes a text, which costs an AI post unless it is an outline. */
export type Generate = (options?: { engine?: "outline" }) => Promise<void>;

/** Saves the answers, so that the server has what the user sees, and writes a text. One at a time. */
export function useGenerate({ answers, problems, writing, onStarted, onInvalid }: Options) {
  const { t } = useT("writing");
  const { toast } = useToast();
  const errorText = useErrorText();
  // A ref, because a second click can come before React renders the state.
  const busy = useRef(false);
  const [isStarting, setStarting] = useState(false);
  const generate: Generate = async (options) => {
    if (busy.current || writing.state !== "idle") return;
    busy.current = true;
    setStarting(true);
    const saved = await saveBeforeWriting(problems, answers.saveNow);
    busy.current = false;
    setStarting(false);
    if (saved.kind === "invalid") return onInvalid(saved.step);
    if (saved.kind === "conflict") return;
    if (saved.kind === "failed") {
      const description = saved.error === null ? undefined : errorText(saved.error);
      return toast({ tone: "error", title: t("generate.notSaved"), description });
    }
    void writing.write(saved.id, options);
    onStarted();
  };
  return { isStarting, generate };
}
