import { router } from "../trpc";
import { completeOnboardingProcedure } from "./complete";
import { getOnboardingProcedure } from "./get";
import { resumeOnboardingProcedure } from "./resume";
import { setStepProcedure } from "./set-step";
import { skipOnboardingProcedure } from "./skip";

export const onboardingRouter = router({
  complete: completeOnboardingProcedure,
  get: getOnboardingProcedure,
  resume: resumeOnboardingProcedure,
  setStep: setStepProcedure,
  skip: skipOnboardingProcedure,
});
