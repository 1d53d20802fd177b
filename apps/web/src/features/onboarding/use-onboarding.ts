import {
  nextStep,
  ONBOARDING_STEPS,
  previousStep,
  type OnboardingStep,
  type OnboardingView,
} from "@takt/domain/onboarding/model/onboarding-steps";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { parseAsStringLiteral, useQueryStates } from "nuqs";
import { useEffect, useRef, useState } from "react";
import { localePath } from "../../i18n/locale-path";
import type { ConnectOutcome } from "../../server/finish-connecting";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { forgetSentPost } from "./post/forget-sent-post";

const OUTCOMES = ["connected", "cancelled", "other_member", "failed"] as const satisfies ConnectOutcome[];
const PARAMS = {
  step: parseAsStringLiteral(ONBOARDING_STEPS),
  linkedin: parseAsStringLiteral(OUTCOMES),
};

/** Where the onboarding stands and how it moves. The address says which step is shown; the server keeps it. */
export function useOnboarding(start: OnboardingView, wanted: boolean) {
  const [{ step: asked, linkedin }, setParams] = useQueryStates(PARAMS, { history: "push" });
  const step = asked ?? start.step;
  useKeptStep(start, step);
  const { leave, leaving } = useLeave();
  const go = (to: OnboardingStep | null) => to && void setParams({ step: to, linkedin: null });
  return {
    step,
    /** How connecting LinkedIn went just now. */
    outcome: linkedin,
    wanted,
    previous: previousStep(step),
    next: () => void go(nextStep(step)),
    back: () => void go(previousStep(step)),
    leaving,
    /** Leaves it unfinished. */
    exit: () => leave("skip"),
    /** Ends it: to a page of the app, or to where sign-in would have led. */
    complete: (path?: string) => leave("complete", path),
  };
}

export type Onboarding = ReturnType<typeof useOnboarding>;
/** What every step gets. */
export type StepProps = { onboarding: Onboarding; onSkip: () => void };

/** The server follows, so that another device goes on here. A call that is lost costs no more than a step there. */
function useKeptStep(start: OnboardingView, step: OnboardingStep) {
  const { mutate: setStep } = trpc.onboarding.setStep.useMutation();
  const { mutate: resume } = trpc.onboarding.resume.useMutation();
  const kept = useRef(start.step);
  const skipped = useRef(start.state === "skipped");
  useEffect(() => {
    if (!skipped.current) return;
    skipped.current = false;
    resume();
  }, [resume]);
  useEffect(() => {
    if (kept.current === step) return;
    kept.current = step;
    setStep({ step });
  }, [step, setStep]);
}

function useLeave() {
  const { t } = useT("onboarding");
  const { toast } = useToast();
  const errorText = useErrorText();
  const locale = useLocale();
  const { id } = useMe();
  const [leaving, setLeaving] = useState(false);
  const calls = {
    skip: trpc.onboarding.skip.useMutation(),
    complete: trpc.onboarding.complete.useMutation(),
  };
  const leave = async (how: keyof typeof calls, path?: string): Promise<void> => {
    setLeaving(true);
    try {
      await calls[how].mutateAsync();
      if (how === "complete") forgetSentPost(id);
      // A whole document: what the app knows of this user is out of date.
      window.location.assign(path ? localePath(locale, path) : "/auth/callback");
    } catch (error) {
      toast({ tone: "error", title: t("leaveFailed"), description: errorText(error) });
      setLeaving(false);
    }
  };
  return { leave, leaving };
}
