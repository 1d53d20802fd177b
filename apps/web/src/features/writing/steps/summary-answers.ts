import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { STEP_ANSWERS, type WizardStep } from "../wizard-steps";

type Answer = keyof CompositionAnswers;

/** Returns the answers that the last step summarizes, grouped by step; its own answers are shown below. */
export function summaryAnswers({
  callToAction,
}: CompositionAnswers): { step: WizardStep; answers: Answer[] }[] {
  return (["basics", "style", "final"] as const).map((step) => ({
    step,
    // A custom call to action is represented by its text.
    answers: STEP_ANSWERS[step].filter(
      (answer) => answer !== (callToAction === "custom" ? "callToAction" : "customCallToAction"),
    ),
  }));
}
