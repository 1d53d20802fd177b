import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { useAnswerText } from "./use-answer-text";
import { givenAnswers, type WizardStep } from "../wizard-steps";

type Props = { step: WizardStep; answers: CompositionAnswers; canResearch: boolean };

/** The answers of a step, in few lines: typed ones on separate lines, chosen ones on one. */
export function StepAnswers({ step, answers, canResearch }: Props) {
  const getText = useAnswerText(answers, canResearch);
  const { typed, chosen } = givenAnswers(step, answers);
  return (
    <>
      {typed.map((answer) => (
        <p key={answer} className="line-clamp-2 wrap-anywhere">
          {getText(answer)}
        </p>
      ))}
      {chosen.length > 0 && (
        <p className="flex flex-wrap gap-x-3">
          {chosen.map((answer) => (
            <span key={answer}>{getText(answer)}</span>
          ))}
        </p>
      )}
    </>
  );
}
