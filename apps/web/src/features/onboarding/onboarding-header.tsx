import {
  MINUTES_LEFT,
  ONBOARDING_STEPS,
  type OnboardingStep,
} from "@takt/domain/onboarding/model/onboarding-steps";
import { Button } from "@takt/ui/button";
import { Progress } from "@takt/ui/progress";
import { X } from "lucide-react";
import { useT } from "next-i18next/client";
import { Logo } from "@takt/ui/logo";

type Props = { step: OnboardingStep; leaving: boolean; onExit: () => void };

/** The logo, the progress, and the exit button. */
export function OnboardingHeader({ step, leaving, onExit }: Props) {
  const { t } = useT(["onboarding", "common"]);
  const at = { step: ONBOARDING_STEPS.indexOf(step) + 1, total: ONBOARDING_STEPS.length };
  const minutes = MINUTES_LEFT[step];
  return (
    <header className="sticky top-0 z-20 border-b border-border bg-background">
      <div className="mx-auto flex w-full max-w-[1200px] items-center justify-between gap-3 px-4 py-2.5 sm:px-6">
        <Logo name={t("common:product")} />
        <p data-testid="onboarding-progress" className="text-[13px] text-muted-fg tabular-nums">
          {t("progress", at)} · {minutes > 0 ? t("minutes", { count: minutes }) : t("done")}
        </p>
        <Button size="sm" variant="ghost" loading={leaving} onClick={onExit}>
          {!leaving && <X aria-hidden />}
          {t("exit")}
        </Button>
      </div>
      <Progress value={at.step / at.total} label={t("progressLabel", at)} className="h-1 rounded-none" />
    </header>
  );
}
