import type { CompositionDraft } from "@takt/domain/writing/model/composition-draft";
import type { CompositionView, WritingUsage } from "@takt/domain/writing/model/composition-view";
import { cn } from "@takt/ui/cn";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { answerProblems } from "./answers/answer-problems";
import { ChangedElsewhere } from "./answers/changed-elsewhere";
import { useAnswers } from "./answers/use-answers";
import type { Asked } from "./assistant/assistant";
import { useAssistant } from "./assistant/use-assistant";
import { WritingResult } from "./result/writing-result";
import { AnswerStep } from "./steps/answer-step";
import { useWizardView } from "./use-wizard-view";
import { WizardRail } from "./wizard-rail";
import { WizardSkeleton } from "./wizard-skeleton";
import { firstProblem, findStep, toView, WIZARD_STEPS, type WizardStep } from "./wizard-steps";

type Props = {
  id: string;
  /** The composition on the server; null until it is created. */
  composition: CompositionView | null;
  /** A new composition's first draft. */
  start: CompositionDraft;
  usage: WritingUsage;
  /** Shown above the first step of a new composition; it stays while the user is typing, so that nothing moves. */
  offer: ReactNode;
  /** Called with the first change, and when the composition has got another id. */
  onStarted: (id: string) => void;
  onNew: () => void;
  /** Opens a new composition with the same answers. */
  onDuplicate: (id: string) => void;
};

/** The four steps of one composition, and its text. */
export function Wizard(props: Props) {
  const { composition, start, usage, offer, onStarted, onNew, onDuplicate } = props;
  const root = useRef<HTMLDivElement>(null);
  const answers = useAnswers({ id: props.id, composition, start });
  const problems = useMemo(() => answerProblems(answers.answers), [answers.answers]);
  const assistant = useAssistant({ composition, answers, problems });
  const [view, go] = useWizardView(
    problems,
    assistant.isWriting || assistant.failure !== null || assistant.versions.length > 0,
    root,
  );
  const step = findStep(view);
  const at = step ? WIZARD_STEPS.indexOf(step) : WIZARD_STEPS.length;
  const [furthest, setFurthest] = useState(composition ? WIZARD_STEPS.length : 0);
  if (at > furthest) setFurthest(at);
  const [tried, setTried] = useState<WizardStep | null>(null);

  // In an effect, not after a save, so that a page that was left does not change the URL.
  const [openedId] = useState(composition?.id ?? null);
  const isStarted = answers.status !== "clean";
  useEffect(() => {
    if (isStarted && answers.id !== openedId) onStarted(answers.id);
  }, [openedId, answers.id, isStarted, onStarted]);

  /** Shows the text that is written, or what has to be mended first. */
  const follow = async (request: Promise<Asked>): Promise<void> => {
    const asked = await request;
    if (asked.kind === "started") go("result");
    if (asked.kind !== "invalid") return;
    setTried(asked.step);
    go(toView(asked.step), firstProblem(asked.step, problems) ?? undefined);
  };

  return (
    <div className="@container">
      <div
        ref={root}
        className={cn(
          "grid content-start gap-6",
          step &&
            "@min-[60rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[60rem]:gap-x-8 @min-[70rem]:grid-cols-[minmax(0,1fr)_20rem]",
        )}
      >
        <WizardRail
          view={view}
          problems={problems}
          furthest={furthest}
          onGo={go}
          answers={answers}
          canResearch={usage.canResearch}
          onNew={composition === null ? null : onNew}
        />
        <div className="grid min-w-0 content-start gap-6">
          <ChangedElsewhere answers={answers} />
          {openedId === null && step === "basics" && offer}
          {step ? (
            <AnswerStep
              key={step}
              step={step}
              answers={answers}
              problems={problems}
              isTried={tried === step}
              onTried={() => setTried(step)}
              assistant={assistant}
              usage={usage}
              isClosed={composition?.isOpen === false}
              onGo={go}
              follow={follow}
            />
          ) : composition ? (
            <WritingResult
              composition={composition}
              usage={usage}
              assistant={assistant}
              follow={follow}
              onEditAnswers={() => go("4")}
              onDuplicate={onDuplicate}
            />
          ) : (
            <WizardSkeleton />
          )}
        </div>
      </div>
    </div>
  );
}
