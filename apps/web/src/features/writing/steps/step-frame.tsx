import { Button } from "@takt/ui/button";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { usePageKeys } from "~/features/shared/use-page-keys";
import type { WizardStep } from "../wizard-steps";

type Props = {
  step: WizardStep;
  children: ReactNode;
  /** Goes back; absent on the first step. */
  onBack?: () => void;
  /** Called by Enter, ⌘Enter and the filled button. */
  onContinue: () => void;
  /** Replaces the Continue button; null for none. */
  action?: ReactNode;
};

/** The frame of a step: its heading, which gets the focus, its fields, and the buttons to continue and go back. */
export function StepFrame({ step, children, onBack, onContinue, action }: Props) {
  const { t } = useT(["writing", "common"]);
  const form = useRef<HTMLFormElement>(null);
  useContinueKey(form);
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-[760px] gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <div className="grid gap-1">
        <h2 data-step-heading tabIndex={-1} className="scroll-mt-28 text-xl/7 outline-hidden">
          {t(`steps.${step}.name`)}
        </h2>
        <p className="text-sm text-pretty text-muted-fg">{t(`steps.${step}.text`)}</p>
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-2 border-t border-border pt-4">
        {onBack && (
          <Button variant="ghost" onClick={onBack}>
            <ArrowLeft aria-hidden />
            {t("common:back")}
          </Button>
        )}
        {action === undefined ? (
          <Button type="submit" variant="primary" className="ms-auto max-sm:flex-1">
            {t("steps.continue")}
            <ArrowRight aria-hidden />
          </Button>
        ) : (
          action
        )}
      </div>
    </form>
  );
}

/** ⌘Enter (Ctrl+Enter) sends the form. */
function useContinueKey(form: RefObject<HTMLFormElement | null>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  usePageKeys({
    "Mod+Enter"() {
      // Leaving a field commits its pending input, such as a hashtag.
      if (form.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => form.current?.requestSubmit());
    },
  });
}
