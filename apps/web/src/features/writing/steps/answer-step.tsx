import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import { useRef } from "react";
import { useAnnounce } from "@takt/ui/use-announce";
import { shownProblems, type AnswerProblems } from "../answers/answer-problems";
import type { Answers } from "../answers/use-answers";
import type { Asked } from "../assistant/assistant";
import type { AssistantView } from "../assistant/use-assistant";
import { usageState } from "../usage-state";
import { firstProblem, toView, WIZARD_STEPS, type WizardStep, type WizardView } from "../wizard-steps";
import { GenerateAction } from "./generate-action";
import { StepFields } from "./step-fields";
import { StepFrame } from "./step-frame";

type Props = {
  step: WizardStep;
  answers: Answers;
  problems: AnswerProblems;
  /** Whether the user has tried to continue: missing answers are shown then. */
  isTried: boolean;
  onTried: () => void;
  assistant: AssistantView;
  usage: WritingUsage;
  /** Whether the post takes no other text. */
  isClosed: boolean;
  onGo: (view: WizardView) => void;
  /** Shows what became of a request. */
  follow: (request: Promise<Asked>) => Promise<void>;
};

/** One step with its answers, and the way on: to the next step, or to the text. Remount it for another step. */
export function AnswerStep(props: Props) {
  const { step, answers, problems, isTried, onTried, assistant, usage, isClosed, onGo, follow } = props;
  const fields = useRef<HTMLDivElement>(null);
  const { announce, region } = useAnnounce();
  const at = WIZARD_STEPS.indexOf(step);
  const showResult = () => onGo("result");

  const onContinue = () => {
    const wrong = firstProblem(step, problems);
    if (wrong) {
      onTried();
      fields.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    } else if (step !== "review") {
      void answers.flush();
      onGo(toView(WIZARD_STEPS[at + 1]!));
    } else if (isClosed || assistant.isWriting) {
      showResult();
    } else {
      void follow(assistant.generate(usageState(usage) === "none" ? "outline" : null));
    }
  };

  return (
    <StepFrame
      step={step}
      onBack={at > 0 ? () => onGo(toView(WIZARD_STEPS[at - 1]!)) : undefined}
      onContinue={onContinue}
      action={
        step === "review" ? (
          <GenerateAction
            usage={usage}
            phase={assistant.phase}
            again={assistant.versions.length > 0}
            closed={isClosed}
            onResult={showResult}
          />
        ) : undefined
      }
    >
      <div ref={fields} className="contents">
        <StepFields
          step={step}
          answers={answers.answers}
          update={answers.update}
          problems={shownProblems(problems, isTried)}
          usage={usage}
          announce={announce}
          quote={answers.quote}
          onGo={onGo}
        />
      </div>
      {region}
    </StepFrame>
  );
}
