"use client";

import {
  MINUTES_LEFT,
  ONBOARDING_STEPS,
  type OnboardingStep,
  type OnboardingView,
} from "@takt/domain/onboarding/model/onboarding-steps";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { Button } from "@takt/ui/button";
import { Logo } from "@takt/ui/logo";
import { Progress } from "@takt/ui/progress";
import { useEscape } from "@takt/ui/use-escape";
import { X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState, type ReactNode } from "react";
import { CompleteStep } from "./complete-step";
import { ConnectStep } from "./connect-step";
import { LanguageStep } from "./language-step";
import { PostStep } from "./post/post-step";
import { TopicsStep } from "./topics/topics-step";
import { useOnboarding, type Onboarding } from "./use-onboarding";
import { WelcomeStep } from "./welcome-step";

const STEPS = {
  language: LanguageStep,
  welcome: WelcomeStep,
  connect: ConnectStep,
  topics: TopicsStep,
  post: PostStep,
  complete: CompleteStep,
};

type Props = {
  start: OnboardingView;
  /** Whether a page was wanted before signing in; the onboarding then ends there. */
  wanted: boolean;
  /** Content below every step. */
  foot: ReactNode;
};

/** The onboarding, one step at a time; the step is in the URL and on the server. */
export function OnboardingScreen({ start, wanted, foot }: Props) {
  const onboarding = useOnboarding(start, wanted);
  const [asked, setAsked] = useState<"exit" | "skip" | null>(null);
  const { step } = onboarding;
  const last = step === "complete";
  // The last step has nothing to leave.
  useEscape(() => !last && setAsked("exit"));
  const Step = STEPS[step];
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <OnboardingHeader
        step={step}
        leaving={onboarding.leaving}
        onExit={() => (last ? void onboarding.complete() : setAsked("exit"))}
      />
      <main id="main" className="mx-auto w-full max-w-[760px] px-4 py-6 sm:px-6 sm:py-10">
        <Step key={step} onboarding={onboarding} onSkip={() => setAsked("skip")} />
      </main>
      <footer className="mx-auto w-full max-w-[760px] px-4 pb-6 sm:px-6">{foot}</footer>
      <LeaveDialogs asked={asked} onboarding={onboarding} onClose={() => setAsked(null)} />
    </div>
  );
}

type OnboardingHeaderProps = { step: OnboardingStep; leaving: boolean; onExit: () => void };

/** The logo, the progress, and the exit button. */
function OnboardingHeader({ step, leaving, onExit }: OnboardingHeaderProps) {
  const { t } = useT(["onboarding", "common"]);
  const at = { step: ONBOARDING_STEPS.indexOf(step) + 1, total: ONBOARDING_STEPS.length };
  const minutes = MINUTES_LEFT[step];
  return (
    <header className="sticky top-0 z-20 border-b border-border bg-background">
      <div className="mx-auto flex w-full max-w-[1200px] items-center justify-between gap-3 px-4 py-2.5 sm:px-6">
        <Logo name={t("common:product")} />
        <p data-testid="onboarding-progress" className="text-caption text-muted-fg tabular-nums">
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

type LeaveDialogsProps = { asked: "exit" | "skip" | null; onboarding: Onboarding; onClose: () => void };

/** Asks before the onboarding is left or a step is skipped; both can be done later. */
function LeaveDialogs({ asked, onboarding, onClose }: LeaveDialogsProps) {
  const { t } = useT("onboarding");
  const onOpenChange = (open: boolean) => !open && onClose();
  return (
    <>
      <AlertDialog
        open={asked === "exit"}
        onOpenChange={onOpenChange}
        title={t("exitDialog.title")}
        description={<p>{t("exitDialog.text")}</p>}
        cancelLabel={t("exitDialog.stay")}
        actionLabel={t("exitDialog.leave")}
        loading={onboarding.leaving}
        onAction={() => void onboarding.exit()}
      />
      <AlertDialog
        open={asked === "skip"}
        onOpenChange={onOpenChange}
        title={t("skipDialog.title")}
        description={<p>{t("skipDialog.text")}</p>}
        cancelLabel={t("skipDialog.stay")}
        actionLabel={t("skipDialog.skip")}
        onAction={() => {
          onClose();
          onboarding.next();
        }}
      />
    </>
  );
}
