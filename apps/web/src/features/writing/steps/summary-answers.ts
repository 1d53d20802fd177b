import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { STEP_ANSWERS, type WizardStep } from "../wizard-steps";

type Answer = keyof CompositionAnswers;

/** What the last step sums up, a group a step; the last step's own answers stand below it. */
export function summaryAnswers({
  callToAction,
}: CompositionAnswers): { step: WizardStep; answers: Answer[] }[] {
  return (["basics", "style", "final"] as const).map((step) => ({
    step,
    // The words of a custom call to action are the call to action.
    answers: STEP_ANSWERS[step].filter(
      (answer) => answer !== (callToAction === "custom" ? "callToAction" : "customCallToAction"),
    ),
  }));
}
