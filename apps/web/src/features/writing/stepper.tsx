import { cn } from "@takt/ui/cn";
import { Progress } from "@takt/ui/progress";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import type { AnswerProblems } from "./answers/answer-problems";
import { StepName } from "./step-name";
import {
  findStep,
  firstProblem,
  isReachable,
  toView,
  WIZARD_STEPS,
  type WizardStep,
  type WizardView,
} from "./wizard-steps";

type Props = {
  view: WizardView;
  problems: AnswerProblems;
  /** The furthest step that the user has reached; earlier steps are done. */
  furthest: number;
  onGo: (view: WizardView) => void;
  /** Content below a step in a wide window, where the steps stand beside the form. */
  details?: (step: WizardStep) => ReactNode;
  className?: string;
};

/** The four steps by name, reachable ones as buttons; on phones only the current one with its number. */
export function Stepper({ view, problems, furthest, onGo, details, className }: Props) {
  const { t } = useT("writing");
  const step = findStep(view);
  const at = step ? WIZARD_STEPS.indexOf(step) : WIZARD_STEPS.length;
  const reached = Math.max(at, furthest);
  const compact = step
    ? t("steps.compact", { step: at + 1, total: WIZARD_STEPS.length, name: t(`steps.${step}.name`) })
    : t("steps.allDone", { total: WIZARD_STEPS.length });
  return (
    <nav aria-label={t("steps.label")} className={className}>
      <div className="grid gap-2 sm:hidden">
        <p className="text-sm font-medium tabular-nums">{compact}</p>
        <Progress value={Math.min(at + 1, 4) / 4} label={compact} className="h-1" />
      </div>
      <ol
        className={cn(
          "hidden flex-wrap gap-x-1 gap-y-2 sm:flex",
          details && "@min-[60rem]:grid @min-[60rem]:gap-y-4",
        )}
      >
        {WIZARD_STEPS.map((one, index) => (
          <li
            key={one}
            aria-current={one === step ? "step" : undefined}
            className="grid min-w-0 justify-items-start"
          >
            <StepName
              step={one}
              isCurrent={one === step}
              isDone={one !== step && index < reached && !firstProblem(one, problems)}
              onGo={
                one !== step && isReachable(one, problems) && index <= reached
                  ? () => onGo(toView(one))
                  : undefined
              }
            />
            {details && index <= reached && (
              <div className="hidden min-w-0 ps-10 pe-2 text-caption/5 text-muted-fg @min-[60rem]:block">
                {details(one)}
              </div>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
