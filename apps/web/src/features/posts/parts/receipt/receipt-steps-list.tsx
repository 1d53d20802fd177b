import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import { formatLongDuration } from "~/features/shared/time/format-long-duration";
import { useClock } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import type { ReceiptStep } from "./receipt-steps";

/** The dots of steps that are not simply done: in vain, not known, or no more. */
const OPEN_DOTS: Partial<Record<ReceiptStep["key"], string>> = {
  tried: "border border-border-strong bg-surface",
  waiting: "border-2 border-secondary-text bg-surface",
  unanswered: "border-2 border-warning-text bg-surface",
  purged: "border border-border-strong bg-surface",
};

/** How long after the one before a step lights up. */
const STEP_DELAY_MS = 180;

type Props = {
  steps: readonly ReceiptStep[];
  /** Whether the post has gone out before the reader's eyes: its steps light up once, one after another. */
  runs?: boolean;
  className?: string;
};

/** The receipt of a post as steps on a line, each with its time to the millisecond. */
export function ReceiptStepsList({ steps, runs = false, className }: Props) {
  const clock = useClock();
  return (
    <ol data-testid="receipt-steps" className={cn("ms-1 grid", className)}>
      {steps.map((step, n) => (
        <li
          key={step.key}
          data-step={step.key}
          style={runs ? { transitionDelay: `${n * STEP_DELAY_MS}ms` } : undefined}
          className={cn(
            "relative grid grid-cols-[0.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 py-0.75",
            "not-first:before:absolute not-first:before:start-[0.1875rem] not-first:before:-top-2.5 not-first:before:h-5 not-first:before:w-px not-first:before:bg-primary/40",
            runs && "transition-opacity duration-240 starting:opacity-0",
          )}
        >
          <span
            aria-hidden
            className={cn(
              "z-1 mt-1.5 size-1.75 self-start rounded-full",
              OPEN_DOTS[step.key] ?? "bg-primary",
            )}
          />
          <StepText step={step} />
          {step.at && (
            <time dateTime={step.at.toISOString()} className="font-mono tracking-tight whitespace-nowrap">
              {clock.exactTime(step.at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A step's text, and how late the post was sent. */
function StepText({ step: { key, count, lateMs } }: { step: ReceiptStep }) {
  const { t } = useT("posts");
  const locale = useLocale();
  return (
    <span className="min-w-0 text-pretty">
      {t(`receipts.steps.${key}`, { count })}
      {lateMs !== undefined && (
        <span className="block text-warning-text">
          {t("receipts.late", { time: formatLongDuration(lateMs, locale) })}
        </span>
      )}
    </span>
  );
}
