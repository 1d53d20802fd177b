import type { OnboardingStep } from "@takt/domain/onboarding/model/onboarding-steps";
import { localePath } from "../../i18n/locale-path";
import { useLocale } from "../shared/use-locale";

/** To LinkedIn's consent page and back to a step. */
export function useConnectHref(step: OnboardingStep): string {
  const back = localePath(useLocale(), `/app/onboarding?step=${step}`);
  return `/auth/linkedin/start?return=${encodeURIComponent(back)}`;
}
