import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Progress } from "@takt/ui/progress";
import { Check } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { AnswerProblems } from "./answers/answer-problems";
import { firstProblem, isReachable, findStep, toView, WIZARD_STEPS, type WizardView } from "./wizard-steps";

type Props = {
  view: WizardView;
  problems: AnswerProblems;
  /** The furthest step that the user has reached; earlier steps are done. */
  furthest: number;
  onGo: (view: WizardView) => void;
};

/** The four steps by name, reachable ones as buttons; on phones only the current one with its number. */
export function Stepper({ view, problems, furthest, onGo }: Props) {
  const { t } = useT("writing");
  const step = findStep(view);
  const at = step ? WIZARD_STEPS.indexOf(step) : WIZARD_STEPS.length;
  const compact = step
    ? t("steps.compact", { step: at + 1, total: WIZARD_STEPS.length, name: t(`steps.${step}.name`) })
    : t("steps.allDone", { total: WIZARD_STEPS.length });
  return (
    <nav aria-label={t("steps.label")}>
      <div className="grid gap-2 sm:hidden">
        <p className="text-sm font-medium tabular-nums">{compact}</p>
        <Progress value={Math.min(at + 1, 4) / 4} label={compact} className="h-1" />
      </div>
      <ol className="hidden flex-wrap gap-x-1 gap-y-2 sm:flex">
        {WIZARD_STEPS.map((one, index) => {
          const current = one === step;
          const done = !current && index < Math.max(at, furthest) && !firstProblem(one, problems);
          const content = (
            <>
              <span
                aria-hidden
                className={cn(
                  "grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums",
                  current && "border-primary bg-primary text-primary-fg",
                  done && "border-primary bg-primary-soft text-primary-soft-fg",
                  !current && !done && "border-border-strong text-muted-fg",
                )}
              >
                {done ? <Check className="size-3.5" /> : index + 1}
              </span>
              <span
                className={cn(
                  "text-start text-sm font-medium",
                  current ? "text-foreground" : "text-muted-fg",
                )}
              >
                {t(`steps.${one}.name`)}
                {done && <span className="sr-only">{t("steps.done")}</span>}
              </span>
            </>
          );
          const shape = "flex min-h-9 items-center gap-2 rounded-lg px-2 py-1";
          return (
            <li key={one} aria-current={current ? "step" : undefined} className="flex min-w-0">
              {!current && isReachable(one, problems) && index <= Math.max(at, furthest) ? (
                <button
                  type="button"
                  onClick={() => onGo(toView(one))}
                  className={cn(shape, focusRing, "cursor-pointer transition-colors hover:bg-surface-2")}
                >
                  {content}
                </button>
              ) : (
                <span className={shape}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
