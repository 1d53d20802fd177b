"use client";

import type { OnboardingView } from "@takt/domain/onboarding/model/onboarding-steps";
import { useState } from "react";
import { CompleteStep } from "./complete-step";
import { ConnectStep } from "./connect-step";
import { LanguageStep } from "./language-step";
import { LeaveDialogs } from "./leave-dialogs";
import { OnboardingHeader } from "./onboarding-header";
import { PostStep } from "./post/post-step";
import { TopicsStep } from "./topics/topics-step";
import { useEscape } from "@takt/ui/use-escape";
import { useOnboarding } from "./use-onboarding";
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
};

/** The onboarding, one step at a time; the step is in the URL and on the server. */
export function OnboardingScreen({ start, wanted }: Props) {
  const onboarding = useOnboarding(start, wanted);
  const [asked, setAsked] = useState<"exit" | "skip" | null>(null);
  const { step } = onboarding;
  const last = step === "complete";
  // The last step has nothing to leave.
  useEscape(() => !last && setAsked("exit"));
  const Step = STEPS[step];
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <OnboardingHeader
        step={step}
        leaving={onboarding.leaving}
        onExit={() => (last ? void onboarding.complete() : setAsked("exit"))}
      />
      <main id="main" className="mx-auto w-full max-w-[760px] px-4 py-6 sm:px-6 sm:py-10">
        <Step key={step} onboarding={onboarding} onSkip={() => setAsked("skip")} />
      </main>
      <LeaveDialogs asked={asked} onboarding={onboarding} onClose={() => setAsked(null)} />
    </div>
  );
}
