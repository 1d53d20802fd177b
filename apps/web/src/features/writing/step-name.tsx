import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Check } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { WIZARD_STEPS, type WizardStep } from "./wizard-steps";

type Props = {
  step: WizardStep;
  isCurrent: boolean;
  isDone: boolean;
  /** Absent where the step cannot be opened. */
  onGo: (() => void) | undefined;
};

/** The number and name of a step, as a button where it can be opened. */
export function StepName({ step, isCurrent, isDone, onGo }: Props) {
  const { t } = useT("writing");
  const content = (
    <>
      <span
        aria-hidden
        className={cn(
          "grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums",
          isCurrent && "border-primary bg-primary text-primary-fg",
          isDone && "border-primary bg-primary-soft text-primary-soft-fg",
          !isCurrent && !isDone && "border-border-strong text-muted-fg",
        )}
      >
        {isDone ? <Check className="size-3.5" /> : WIZARD_STEPS.indexOf(step) + 1}
      </span>
      <span className={cn("text-start text-sm font-medium", isCurrent ? "text-foreground" : "text-muted-fg")}>
        {t(`steps.${step}.name`)}
        {isDone && <span className="sr-only">{t("steps.done")}</span>}
      </span>
    </>
  );
  const shape = "flex min-h-9 items-center gap-2 rounded-lg px-2 py-1";
  if (!onGo) return <span className={shape}>{content}</span>;
  return (
    <button
      type="button"
      onClick={onGo}
      className={cn(shape, focusRing, "cursor-pointer transition-colors hover:bg-surface-2")}
    >
      {content}
    </button>
  );
}
