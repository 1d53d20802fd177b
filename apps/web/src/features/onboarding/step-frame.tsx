import { Button } from "@takt/ui/button";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useEffect, useRef, type ReactNode } from "react";
import type { StepProps } from "./use-onboarding";

type Props = StepProps & {
  title: ReactNode;
  intro: ReactNode;
  children: ReactNode;
  /** Called by Enter and the filled button; a step without it has its own actions. */
  onContinue?: () => void;
  continueLabel?: string;
  continuing?: boolean;
  /** Whether Continue is not the main action of this step. */
  quiet?: boolean;
  /** Called by Enter on the heading instead of onContinue. */
  onEnter?: () => void;
  /** Whether something is being sent: the step is not skipped meanwhile. */
  sending?: boolean;
  /** Hides Skip, for the last step. */
  unskippable?: boolean;
};

/** The frame of a step: the heading has the focus, Enter continues, and Back and Skip are always shown. */
export function StepFrame({ onboarding, onSkip, title, intro, children, ...props }: Props) {
  const { t } = useT(["onboarding", "common"]);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { onEnter, onContinue } = props;
  useEffect(() => {
    const at = heading.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.target !== at) return;
      event.preventDefault();
      if (onEnter) onEnter();
      else if (onContinue) form.current?.requestSubmit();
    };
    at?.addEventListener("keydown", onKeyDown);
    return () => at?.removeEventListener("keydown", onKeyDown);
  }, [onEnter, onContinue]);
  return (
    <form
      ref={form}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.continuing) props.onContinue?.();
      }}
    >
      <div>
        {onboarding.previous && (
          <Button size="sm" variant="ghost" className="mb-3 -ms-2.5" onClick={onboarding.back}>
            <ArrowLeft aria-hidden />
            {t("common:back")}
          </Button>
        )}
        <h1 ref={heading} tabIndex={-1} className="scroll-mt-28 text-2xl/8 outline-hidden sm:text-3xl/9">
          {title}
        </h1>
        <p className="mt-2 max-w-[60ch] text-base/6 text-pretty text-muted-fg">{intro}</p>
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-2 border-t border-border pt-5">
        {props.onContinue && (
          <Button
            type="submit"
            variant={props.quiet ? "outline" : "primary"}
            loading={props.continuing}
            className="max-sm:flex-1"
          >
            {props.continueLabel ?? t("continue")}
            {!props.continuing && <ArrowRight aria-hidden />}
          </Button>
        )}
        {!props.unskippable && (
          <Button variant="ghost" disabled={props.sending ?? false} onClick={onSkip}>
            {t("skip")}
          </Button>
        )}
      </div>
    </form>
  );
}
