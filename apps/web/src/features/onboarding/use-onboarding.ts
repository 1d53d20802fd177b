import { CONNECT_OUTCOMES } from "@takt/domain/connections/model/connect-outcome";
import {
  nextStep,
  ONBOARDING_STEPS,
  previousStep,
  type OnboardingStep,
  type OnboardingView,
} from "@takt/domain/onboarding/model/onboarding-steps";
import { useT } from "~/i18n/use-t";
import { parseAsStringLiteral, useQueryStates } from "nuqs";
import { useEffect, useRef } from "react";
import { localePath } from "~/i18n/locale-path";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { clearSavedFirstPost } from "./post/first-post-storage";

const PARAMS = {
  step: parseAsStringLiteral(ONBOARDING_STEPS),
  linkedin: parseAsStringLiteral(CONNECT_OUTCOMES),
};

/** The current step of the onboarding and how to change it. The step is in the URL and stored on the server. */
export function useOnboarding(start: OnboardingView, wanted: boolean) {
  const [{ step: asked, linkedin }, setParams] = useQueryStates(PARAMS, { history: "push" });
  const step = asked ?? start.step;
  useStoredStep(start, step);
  const { leave, leaving } = useLeave();
  const go = (to: OnboardingStep | null) => to && void setParams({ step: to, linkedin: null });
  return {
    step,
    /** The outcome of connecting LinkedIn. */
    outcome: linkedin,
    wanted,
    previous: previousStep(step),
    next: () => void go(nextStep(step)),
    back: () => void go(previousStep(step)),
    leaving,
    /** Leaves the onboarding unfinished. */
    exit: () => leave({ how: "skip" }),
    /** Completes the onboarding and leads to a page of the app, or to where sign-in would have led. */
    complete: (path?: string) => leave({ how: "complete", path }),
  };
}

export type Onboarding = ReturnType<typeof useOnboarding>;
/** The props of every step. */
export type StepProps = { onboarding: Onboarding; onSkip: () => void };

/** Stores the step on the server, so that another device continues there. A lost call only means a repeated step. */
function useStoredStep(start: OnboardingView, step: OnboardingStep) {
  // One after the other, so that the last step is what stays.
  const { mutate: setStep } = trpc.onboarding.setStep.useMutation({ scope: { id: "onboarding-step" } });
  const { mutate: resume } = trpc.onboarding.resume.useMutation();
  const storedStep = useRef(start.step);
  const skipped = useRef(start.state === "skipped");
  useEffect(() => {
    if (!skipped.current) return;
    skipped.current = false;
    resume();
  }, [resume]);
  useEffect(() => {
    if (storedStep.current === step) return;
    storedStep.current = step;
    setStep({ step });
  }, [step, setStep]);
}

type Leaving = { how: "skip" | "complete"; path?: string | undefined };

function useLeave() {
  const { t } = useT("onboarding");
  const locale = useLocale();
  const { id } = useMe();
  const calls = {
    skip: trpc.onboarding.skip.useMutation(),
    complete: trpc.onboarding.complete.useMutation(),
  };
  const leave = useAction(({ how }: Leaving) => calls[how].mutateAsync(), {
    leaves: true,
    failed: () => t("leaveFailed"),
    onDone(_, { how, path }) {
      if (how === "complete") clearSavedFirstPost(id);
      // A full page load, because the client's data of this user is outdated.
      window.location.assign(path ? localePath(locale, path) : "/auth/callback");
    },
  });
  return { leave: leave.run, leaving: leave.isRunning };
}
