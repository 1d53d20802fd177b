import { cn } from "@takt/ui/cn";
import type { AnswerProblems } from "./answers/answer-problems";
import type { Answers } from "./answers/use-answers";
import { Stepper } from "./stepper";
import { StepAnswers } from "./steps/step-answers";
import { WizardState } from "./wizard-state";
import { findStep, type WizardView } from "./wizard-steps";

type Props = {
  view: WizardView;
  problems: AnswerProblems;
  furthest: number;
  onGo: (view: WizardView) => void;
  answers: Answers;
  canResearch: boolean;
  onNew: (() => void) | null;
};

/** The steps and the save state above the form; in a wide window beside it, with what was answered so far. */
export function WizardRail({ view, problems, furthest, onGo, answers, canResearch, onNew }: Props) {
  const step = findStep(view);
  return (
    <div
      className={cn(
        "grid content-start gap-3 sm:gap-6",
        step &&
          "@min-[60rem]:sticky @min-[60rem]:top-5 @min-[60rem]:col-start-2 @min-[60rem]:row-start-1 @min-[60rem]:self-start @min-[60rem]:border-s @min-[60rem]:border-border @min-[60rem]:ps-6",
      )}
    >
      <Stepper
        view={view}
        problems={problems}
        furthest={furthest}
        onGo={onGo}
        // The review step shows all answers itself.
        details={
          step
            ? (one) =>
                step !== "review" && (
                  <StepAnswers step={one} answers={answers.answers} canResearch={canResearch} />
                )
            : undefined
        }
      />
      <WizardState answers={answers} onNew={onNew} />
    </div>
  );
}
