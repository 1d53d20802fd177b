import type { CompositionDraft } from "@takt/domain/writing/model/composition-draft";
import type { CompositionView, WritingUsage } from "@takt/domain/writing/model/composition-view";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useAnnounce } from "../shared/use-announce";
import { answerProblems } from "./answers/answer-problems";
import { ChangedElsewhere } from "./answers/changed-elsewhere";
import { shownProblems } from "./answers/shown-problems";
import { useAnswers } from "./answers/use-answers";
import { GenerateAction } from "./generate-action";
import { useWriting } from "./result/use-writing";
import { WritingResult } from "./result/writing-result";
import { StepFrame } from "./step-frame";
import { Stepper } from "./stepper";
import { StepFields } from "./steps/step-fields";
import { usageState } from "./usage-state";
import { useGenerate } from "./use-generate";
import { useWizardView } from "./use-wizard-view";
import { WizardHead } from "./wizard-head";
import { WizardSkeleton } from "./wizard-skeleton";
import { firstProblem, stepOf, viewOf, WIZARD_STEPS, type WizardStep } from "./wizard-steps";

type Props = {
  id: string;
  /** The composition on the server; null until it is created. */
  composition: CompositionView | null;
  /** What a new composition begins with. */
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
  const { announce, region } = useAnnounce();
  const form = useAnswers({ id: props.id, composition, start });
  const { answers, update, id } = form;
  const writing = useWriting(id);
  const problems = useMemo(() => answerProblems(answers), [answers]);
  const [tried, setTried] = useState<WizardStep | null>(null);
  const again = (composition?.versions.length ?? 0) > 0;
  const [view, go] = useWizardView(
    problems,
    // A finished text is known here a moment before the composition has it.
    again || writing.state !== "idle" || writing.failure !== null || writing.version !== null,
    root,
  );
  const step = stepOf(view);
  const at = step ? WIZARD_STEPS.indexOf(step) : WIZARD_STEPS.length;
  const [furthest, setFurthest] = useState(composition ? WIZARD_STEPS.length : 0);
  if (at > furthest) setFurthest(at);
  const closed = composition?.isOpen === false;
  const { generate, isStarting } = useGenerate({
    answers: form,
    problems,
    writing,
    onStarted: () => go("result"),
    onInvalid(wrong) {
      setTried(wrong);
      go(viewOf(wrong), firstProblem(wrong, problems) ?? undefined);
    },
  });

  // In an effect, not after a save, so that a page that was left does not change the URL.
  const [openedId] = useState(composition?.id ?? null);
  const isStarted = form.status !== "clean";
  useEffect(() => {
    if (isStarted && id !== openedId) onStarted(id);
  }, [openedId, id, isStarted, onStarted]);

  const onContinue = () => {
    if (!step) return;
    const wrong = firstProblem(step, problems);
    if (wrong) {
      setTried(step);
      root.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    } else if (step === "review" && (closed || writing.state !== "idle")) {
      go("result");
    } else if (step === "review") {
      void generate(usageState(usage) === "none" ? { engine: "outline" } : undefined);
    } else {
      void form.flush();
      go(viewOf(WIZARD_STEPS[at + 1]!));
    }
  };

  return (
    <div ref={root} className="grid gap-6">
      <WizardHead answers={form} onNew={composition === null ? null : onNew} />
      <Stepper view={view} problems={problems} furthest={furthest} onGo={go} />
      <ChangedElsewhere answers={form} />
      {openedId === null && step === "basics" && offer}
      {!step ? (
        composition ? (
          <WritingResult
            composition={composition}
            usage={usage}
            writing={writing}
            generate={generate}
            onEditAnswers={() => go("4")}
            onDuplicate={onDuplicate}
          />
        ) : (
          <WizardSkeleton />
        )
      ) : (
        <StepFrame
          key={step}
          step={step}
          onBack={at > 0 ? () => go(viewOf(WIZARD_STEPS[at - 1]!)) : undefined}
          onContinue={onContinue}
          action={
            step === "review" ? (
              <GenerateAction
                usage={usage}
                writing={writing}
                starting={isStarting}
                again={again}
                closed={closed}
                onResult={() => go("result")}
              />
            ) : undefined
          }
        >
          <StepFields
            step={step}
            answers={answers}
            update={update}
            problems={shownProblems(problems, tried === step)}
            usage={usage}
            announce={announce}
            quote={form.quote}
            onGo={go}
          />
        </StepFrame>
      )}
      {region}
    </div>
  );
}
